import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCall } from './answer-call.ts';
import { answered } from './answered.ts';
import { createDelivery, type Delivery, type Receiver } from './deliver-events.ts';
import { devPage } from './dev-page.ts';
import { readForm } from './form-body.ts';
import { checkoutPage, invoicePage, type PageAnswer, portalPage } from './hosted-pages.ts';
import { loadStore, writeStore } from './keep-store.ts';
import type { StripeEvent } from './objects.ts';
import { runClock } from './run-clock.ts';
import { StripeErrorResponse } from './stripe-error-response.ts';
import { newId, type StripeState } from './stripe-state.ts';

const stripeApiVersion = '2026-10-28.endive';

export interface StripeOptions {
  /** Port on 127.0.0.1; if absent, the system chooses a free one. */
  port?: number;
  /** The URL that receives the events; null disables delivery. */
  webhookUrl: string | null;
  /** The secret that signs the events. */
  webhookSecret: string;
  /** The file in which the state is persisted; null disables persistence. */
  file: string | null;
}

export interface StripeEmulator {
  /** The value for `STRIPE_API_BASE`. */
  url: string;
  port: number;
  deliveries: readonly Delivery[];
  events(): StripeEvent[];
  /**
   * Moves the clock forward and runs every action that becomes due. Resolves once all events have been
   * delivered.
   */
  advance(seconds: number): Promise<void>;
  idle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Emulates Stripe's API on 127.0.0.1 for the real `stripe` package: the calls that Lexiloom makes, Stripe's
 * payment pages, signed events, and a separate clock (`POST /_dev/advance?seconds=`).
 */
export async function startStripe(options: StripeOptions): Promise<StripeEmulator> {
  const delivery = createDelivery(receivers);
  const server = createServer((request, response) => {
    void handle(request, response);
  });
  // On a busy machine, connections are idle for longer than the default timeout of five seconds.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  const stored = loadStore(options.file, base);
  const state: StripeState = {
    stored,
    now: () => Math.floor(Date.now() / 1000) + stored.ahead,
    emit(type, object, previous) {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: stripeApiVersion,
        created: state.now(),
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
        data: {
          object: answered(state, structuredClone(object)),
          ...(previous && { previous_attributes: structuredClone(previous) }),
        },
      };
      stored.events[event.id] = event;
      delivery.enqueue(event);
    },
  };
  /** Returns the webhook of the options and the webhooks created through the API. */
  function receivers(): Receiver[] {
    const { webhookEndpoints, webhookSecrets } = stored;
    const made = Object.values(webhookEndpoints).flatMap((one) =>
      one.status === 'enabled'
        ? {
            url: one.url,
            secret: webhookSecrets[one.id] ?? '',
            enabledEvents: one.enabled_events,
            apiVersion: one.api_version ?? stripeApiVersion,
          }
        : [],
    );
    const { webhookUrl: url, webhookSecret: secret } = options;
    const given = { secret, enabledEvents: ['*'], apiVersion: stripeApiVersion };
    return url ? [{ url, ...given }, ...made] : made;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = Buffer.concat(chunks).toString();
      // First, run the actions that have become due since the last call.
      runClock(state, state.now());
      await answer(request, response, new URL(request.url ?? '/', base), body);
    } catch (error) {
      refuse(response, error);
    } finally {
      writeStore(options.file, stored);
    }
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    body: string,
  ): Promise<void> {
    const { pathname } = url;
    if (pathname === '/_dev/advance') {
      runClock(state, state.now() + Number(url.searchParams.get('seconds')));
      await delivery.idle();
      sendJson(response, 200, JSON.stringify({ now: state.now() }));
      return;
    }
    const shown = pageAt(pathname, request.method === 'POST' ? readForm(body) : null);
    if (shown) {
      sendPage(response, shown);
      return;
    }
    if (!/^Bearer sk_test_\w+/.test(request.headers.authorization ?? '')) {
      throw new StripeErrorResponse(401, 'invalid_request_error', 'Invalid API Key provided.');
    }
    const method = request.method ?? 'GET';
    const asked = `${method} ${pathname} ${body}`;
    const key = method === 'POST' ? request.headers['idempotency-key'] : undefined;
    const before = typeof key === 'string' ? stored.answers[key] : undefined;
    if (before) {
      if (before.request !== asked) {
        throw new StripeErrorResponse(
          400,
          'idempotency_error',
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        );
      }
      sendJson(response, before.status, before.body);
      return;
    }
    const form = { ...readForm(url.search.slice(1)), ...readForm(body) };
    const result = JSON.stringify(answerCall(state, method, pathname, form));
    if (typeof key === 'string') {
      stored.answers[key] = { request: asked, status: 200, body: result };
    }
    // Save before responding, because the caller relies on the response even if this process is killed right
    // after it.
    writeStore(options.file, stored);
    sendJson(response, 200, result);
  }

  function pageAt(pathname: string, form: ReturnType<typeof readForm> | null): PageAnswer | null {
    if (pathname === '/_dev') return devPage(state, form);
    const [, kind, id] = /^\/(c\/pay|i|p\/session)\/([\w]+)$/.exec(pathname) ?? [];
    if (!id) return null;
    if (kind === 'i') return invoicePage(state, id, form);
    return kind === 'c/pay' ? checkoutPage(state, id, form) : portalPage(state, id, form);
  }

  return {
    url: base,
    port,
    deliveries: delivery.deliveries,
    events: () => Object.values(stored.events),
    async advance(seconds) {
      runClock(state, state.now() + seconds);
      writeStore(options.file, stored);
      await delivery.idle();
    },
    idle: delivery.idle,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function sendJson(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') })
    .end(body);
}

function sendPage(response: ServerResponse, shown: PageAnswer): void {
  if ('location' in shown) response.writeHead(303, { location: shown.location }).end();
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shown.html);
}

function refuse(response: ServerResponse, error: unknown): void {
  if (!(error instanceof StripeErrorResponse)) console.error(error);
  const refusal =
    error instanceof StripeErrorResponse
      ? error
      : {
          status: 500,
          type: 'api_error',
          message: String(error),
          code: undefined,
          param: undefined,
          declineCode: undefined,
        };
  const { type, message, code, param, declineCode: decline_code } = refusal;
  const told = { type, message, code, param, decline_code };
  sendJson(response, refusal.status, JSON.stringify({ error: told }));
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { TokenBucket } from '../openai/token-bucket.ts';
import { type Drawer, TimedOut } from './chromium-drawer.ts';
import { PdfRequest } from './pdf-request.ts';

/** Faults to simulate in the next calls, set by `POST /_dev/faults`; `{}` clears them. */
const RendererFaults = z.strictObject({
  /** The error status returned to calls. */
  status: z.int().min(400).max(599).optional(),
  /** Sent as `Retry-After` with an error. */
  retryAfterSeconds: z.number().min(0).optional(),
  /** Delay before any response, in milliseconds. */
  delayMs: z.number().min(0).optional(),
  /** Number of calls that the faults apply to; without it, all calls. */
  times: z.int().positive().optional(),
});
export type RendererFaults = z.infer<typeof RendererFaults>;

interface BrowserRenderingOptions {
  drawer: Drawer;
  port?: number;
  accountId?: string;
  token?: string;
  /** Rate limit in requests per second; by default the limit of Cloudflare's paid plan. */
  perSecond?: number;
}

export interface BrowserRendering {
  /** The value for `BROWSER_RENDERING_URL`. */
  url: string;
  token: string;
  /**
   * The bodies of the requests that were rendered or that failed because of a simulated fault, oldest first.
   */
  requests: PdfRequest[];
  setFaults(faults: RendererFaults): void;
  close(): Promise<void>;
}

/**
 * The rate limit of the Workers Paid plan (November 2026). The allowance refills continuously, not once a
 * minute.
 */
const requestsPerSecond = 10;
const maxBytes = 50_000_000;

/** An error in the response format of Cloudflare's API. */
class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly retryAfter: number | undefined;
  constructor(status: number, code: number, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/**
 * Emulates the PDF endpoint of Cloudflare's Browser Run on 127.0.0.1: its token, request body, limits and
 * errors (developers.cloudflare.com/browser-run/reference/errors). `POST /_dev/faults` simulates faults.
 */
export async function startBrowserRendering({
  drawer,
  port = 0,
  accountId = '0123456789abcdef0123456789abcdef',
  token = 'browser-rendering-stand-in',
  perSecond = requestsPerSecond,
}: BrowserRenderingOptions): Promise<BrowserRendering> {
  const path = `/client/v4/accounts/${accountId}/browser-rendering`;
  const bucket = new TokenBucket({ tokens: perSecond, perMs: 1000 });
  const requests: PdfRequest[] = [];
  let faults: RendererFaults = {};
  let faultsLeft = 0;
  const setFaults = (wanted: RendererFaults) => {
    faults = wanted;
    faultsLeft = wanted.times ?? Number.POSITIVE_INFINITY;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    if (request.method === 'POST' && url.pathname === '/_dev/faults') {
      setFaults(RendererFaults.parse(JSON.parse(await readText(request))));
      response.writeHead(204).end();
      return;
    }
    if (request.headers.authorization !== `Bearer ${token}`) {
      throw new Refusal(401, 10000, 'Authentication error');
    }
    if (url.pathname !== `${path}/pdf`) throw new Refusal(404, 7003, 'Could not route to that');
    if (request.method !== 'POST') throw new Refusal(405, 10405, 'Method not allowed');
    checkQuery(url.searchParams);
    const waitMs = bucket.take(1);
    if (waitMs > 0) throw new Refusal(429, 2001, 'Rate limit exceeded', waitMs / 1000);
    const body = parseBody(request, await readText(request));
    requests.push(body);
    if (faultsLeft > 0) {
      faultsLeft -= 1;
      const { status, delayMs = 0, retryAfterSeconds } = faults;
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (status) throw new Refusal(status, 2000, 'The stand-in was told to', retryAfterSeconds);
    }
    const began = performance.now();
    const pdf = await drawer.draw(body);
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-length': pdf.byteLength,
      'x-browser-ms-used': String(Math.round(performance.now() - began)),
    });
    response.end(pdf);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const refusal = refusalOf(error);
      request.resume();
      response.writeHead(refusal.status, {
        'content-type': 'application/json',
        ...(refusal.retryAfter !== undefined && {
          'retry-after': String(Math.ceil(refusal.retryAfter)),
        }),
      });
      const errors = [{ code: refusal.code, message: refusal.message }];
      response.end(JSON.stringify({ success: false, errors, messages: [], result: null }));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: openPort } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${openPort}${path}`,
    token,
    requests,
    setFaults,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await drawer.close();
    },
  };
}

/** The only supported parameter: cache time in seconds, at most a day. */
function checkQuery(query: URLSearchParams): void {
  for (const [name, value] of query) {
    if (name !== 'cacheTTL') throw new Refusal(400, 2002, `Unrecognized key: ${name}`);
    if (!/^\d+$/.test(value) || Number(value) > 86_400) {
      throw new Refusal(400, 2002, 'cacheTTL must be a number from 0 to 86400');
    }
  }
}

function parseBody({ headers }: IncomingMessage, text: string): PdfRequest {
  if (!headers['content-type']?.startsWith('application/json')) {
    throw new Refusal(400, 2002, 'The body must be JSON');
  }
  const parsed = PdfRequest.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(400, 2002, `${issue?.path.join('.')}: ${issue?.message}`);
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes) throw new Refusal(413, 2002, 'Error: request entity too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof TimedOut) return new Refusal(422, 6002, 'TimeoutError');
  if (error instanceof SyntaxError || error instanceof z.ZodError) {
    return new Refusal(400, 2002, error.message);
  }
  console.error(error);
  return new Refusal(500, 2000, 'Internal Error');
}

import { Hono } from 'hono';
import {
  StorageUnavailable,
  storageUnavailableMessage,
} from '../media-store/with-storage-timeout.ts';
import type { BaseEnv } from './env.ts';
import { ApiError, type ApiErrorCode, errorResponse } from './errors.ts';
import { databaseFailure } from './failure-kind.ts';
import { describeError, log } from './log.ts';
import type { Operation } from './operation.ts';
import { checkOrigin, setCorsHeaders } from './origins.ts';
import { factsOf } from './request-facts.ts';
import { strictTransport } from './strict-transport.ts';
import { TableRouter } from './table-router.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A Worker's route table: `'GET /v1/resources/:id'` to the operation that answers it. */
export type Routes<Env extends BaseEnv> = Record<`${Method} /${string}`, Operation<Env>>;

/**
 * Builds a Worker from its route table. Every answer carries the security headers and a request id and
 * is `no-store` unless it says otherwise; a refusal becomes its HTTP answer; a database or a store of files
 * that is away is 503; anything unexpected, a fault of ours in what we asked of them included, is logged with
 * the request id and the route, and answered with a 500 that says nothing.
 */
export function createApp<Env extends BaseEnv>(routes: Routes<Env>): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>({ router: new TableRouter() });
  const methods = new Set<string>();
  // One handler a route and nothing around it: what every request needs stands here.
  for (const [route, operation] of Object.entries(routes)) {
    const [method = '', path = ''] = route.split(' ');
    methods.add(method);
    app.on(method, path, async (context) => {
      const { req, env } = context;
      factsOf(req.raw).route = route;
      if (method !== 'GET') checkOrigin(req.raw, env);
      return secureAnswer(await operation.handle(context), req.raw, env);
    });
  }
  app.notFound(({ req: { raw, path }, env }) => {
    const isOptions = raw.method === 'OPTIONS';
    if (!['OPTIONS', 'GET', 'HEAD'].includes(raw.method)) checkOrigin(raw, env);
    const allowed = isOptions
      ? []
      : [...methods].filter((method) => app.router.match(method, path)[0].length > 0);
    const answer = isOptions ? new Response(null, { status: 204 }) : answerNothing(raw, allowed);
    return secureAnswer(answer, raw, env);
  });
  app.onError((error, context) => {
    const answer = answerError(error, context.req.raw);
    return secureAnswer(answer, context.req.raw, context.env);
  });
  return app;
}

/** For an address that nothing answers: 405 with what is allowed where another method would be. */
function answerNothing(request: Request, allowed: readonly string[]): Response {
  const { requestId } = factsOf(request);
  if (allowed.length === 0) {
    return errorResponse(new ApiError('not_found', 'This page was not found.'), requestId);
  }
  const refusal = new ApiError('method_not_allowed', 'This cannot be done here.');
  const answer = errorResponse(refusal, requestId);
  answer.headers.set('allow', [...allowed, 'OPTIONS'].join(', '));
  return answer;
}

/** Refusals of access. Old tokens, plans and bad requests are everybody's day, and no attempt at anything. */
const accessRefusals: ReadonlySet<ApiErrorCode> = new Set([
  'wrong_credentials',
  'forbidden',
  'suspended',
  'cross_site',
  'only_oneself',
  'too_many',
]);

/**
 * Writes a line for a refused access (ASVS 5.0 V16.3.1 to V16.3.3): which route, why and, where a token says
 * it, who. Of what was not found there is one for a signed-in person: it may be somebody else's, or for
 * another role.
 */
function noteRefusal(code: ApiErrorCode, request: Request): void {
  const { requestId, route, caller } = factsOf(request);
  if (!accessRefusals.has(code) && !(code === 'not_found' && caller)) return;
  log('info', 'access refused', {
    ...{ requestId, route, code },
    ...{ callerId: caller?.id, role: caller?.role, actedBy: caller?.actedBy },
  });
}

/** Seconds: what passes soon, and what somebody has to see to first. */
const retryAfter = { away: 5, setup: 60 };

/** PostgreSQL's code for a write that found no room. */
const diskFull = '53100';

function answerError(error: Error, request: Request): Response {
  const { requestId, route } = factsOf(request);
  if (error instanceof ApiError) {
    noteRefusal(error.code, request);
    return errorResponse(error, requestId);
  }
  const database = databaseFailure(error);
  const kind = error instanceof StorageUnavailable ? error.failure.kind : database?.kind;
  const code = error instanceof StorageUnavailable ? error.failure.code : database?.code;
  log('error', 'request failed', { requestId, route, kind, code, ...describeError(error) });
  if (kind === 'away' || kind === 'setup') {
    const message =
      error instanceof StorageUnavailable
        ? storageUnavailableMessage
        : code === diskFull
          ? 'Nothing can be saved right now: the disk of the database is full. Whoever looks after Lexiloom has to make room.'
          : 'Lexiloom cannot be reached right now. Try again in a moment.';
    const retryAfterSeconds = retryAfter[kind];
    return errorResponse(new ApiError('unavailable', message, { retryAfterSeconds }), requestId);
  }
  const message = 'Something went wrong';
  return Response.json({ error: message, message, code: 'unexpected', requestId }, { status: 500 });
}

/** What an answer of the API says when the operation did not say otherwise (reliability 6.1, V3.2, V3.4). */
const defaults = Object.entries({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox",
  'referrer-policy': 'no-referrer',
});

/** Gives an answer its security headers, character set, CORS headers and request id. */
function secureAnswer(answer: Response, request: Request, env: BaseEnv): Response {
  const secured = withOwnHeaders(answer);
  const { headers } = secured;
  for (const [name, value] of defaults) {
    if (!headers.has(name)) headers.set(name, value);
  }
  headers.set('x-request-id', factsOf(request).requestId);
  if (env.APP_ORIGIN.startsWith('https:')) {
    headers.set('strict-transport-security', strictTransport);
  }
  const type = headers.get('content-type');
  if (type && /^(?:text\/|application\/(?:json|x-ndjson))/.test(type) && !/charset=/i.test(type)) {
    headers.set('content-type', `${type}; charset=utf-8`);
  }
  setCorsHeaders(headers, request, env);
  return secured;
}

/** The headers of an answer passed on from another Worker cannot be changed; those of a copy can. */
function withOwnHeaders(answer: Response): Response {
  try {
    answer.headers.set('x-content-type-options', 'nosniff');
    return answer;
  } catch {
    const copy = new Response(answer.body, answer);
    copy.headers.set('x-content-type-options', 'nosniff');
    return copy;
  }
}

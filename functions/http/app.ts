import { HonoBase } from 'hono/hono-base';
import type { Result, Router } from 'hono/router';
import { StorageUnavailable, storageUnavailableMessage } from '../media-store/media-store.ts';
import type { BaseEnv } from './env.ts';
import { ApiError, type ApiErrorCode, errorResponse } from './errors.ts';
import { databaseFailure } from './failure-kind.ts';
import { factsOf, strictTransport } from './headers.ts';
import { describeError, log } from './log.ts';
import type { Operation } from './operation.ts';
import { checkOrigin, setCorsHeaders } from './origins.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A Worker's route table. Maps a route such as `'GET /v1/resources/:id'` to its operation. */
export type Routes<Env extends BaseEnv> = Record<`${Method} /${string}`, Operation<Env>>;

/**
 * Builds a Worker from its route table. Every response has the security headers and a request id, and is
 * `no-store` unless the operation sets another value.
 *
 * An `ApiError` becomes its HTTP response. An unavailable database or file store becomes 503. Any other error
 * is logged with the request id and the route, and becomes a 500 without details. This includes the case that
 * the database or file store rejects our request as invalid.
 */
export function createApp<Env extends BaseEnv>(routes: Routes<Env>): HonoBase<{ Bindings: Env }> {
  const app = new HonoBase<{ Bindings: Env }>({ router: new TableRouter() });
  const methods = new Set<string>();
  // Use one handler per route instead of middleware. It does everything that all requests need.
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

/**
 * Returns the response for a request that matches no route: 405 with the allowed methods if the path exists
 * for another method, else 404.
 */
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

/**
 * The error codes of refused access that are logged. Expired tokens, missing plans and bad requests are
 * omitted, because they are everyday events rather than attacks.
 */
const accessRefusals: ReadonlySet<ApiErrorCode> = new Set([
  'wrong_credentials',
  'forbidden',
  'suspended',
  'cross_site',
  'only_oneself',
  'too_many',
]);

/**
 * Logs a refused access (ASVS 5.0 V16.3.1 to V16.3.3): the route, the reason and, if known from the token,
 * the caller. Logs a 404 only for a signed-in person, because the resource may belong to another user or
 * role.
 */
function noteRefusal(code: ApiErrorCode, request: Request): void {
  const { requestId, route, caller } = factsOf(request);
  if (!accessRefusals.has(code) && !(code === 'not_found' && caller)) return;
  log('info', 'access refused', {
    ...{ requestId, route, code },
    ...{ callerId: caller?.id, role: caller?.role, actedBy: caller?.actedBy },
  });
}

/**
 * `Retry-After` in seconds: `away` for transient failures, and `setup` for failures that remain until the
 * operator fixes them.
 */
const retryAfter = { away: 5, setup: 60 };

/** PostgreSQL's code for a write that fails because the disk is full. */
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
          ? 'Nothing can be saved right now because the database is full. Whoever runs Lexiloom needs to make room.'
          : 'Lexiloom cannot be reached right now. Try again in a moment.';
    const retryAfterSeconds = retryAfter[kind];
    return errorResponse(new ApiError('unavailable', message, { retryAfterSeconds }), requestId);
  }
  const message = 'Something went wrong';
  return Response.json({ error: message, message, code: 'unexpected', requestId }, { status: 500 });
}

/** Default headers of an API response (reliability 6.1, V3.2, V3.4). */
const defaults = Object.entries({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox",
  'referrer-policy': 'no-referrer',
});

/** Adds security headers, character set, CORS headers and request id to a response. */
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

/**
 * Copies another Worker's response, because its headers are immutable; the headers of the copy are mutable.
 */
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

interface Pattern<T> {
  steps: string[];
  handler: T;
}

/**
 * Finds the handler for a method and a path. The table contains fixed paths and paths with parameters, such
 * as `/v1/resources/:id`. A fixed path has priority over a parameter, and an earlier row of the table over a
 * later row. A path with a trailing slash is a different path.
 *
 * Hono's own routers support more (wildcards, handler chains), and treat priority and trailing slashes
 * differently. Decision 0215 lists the cost of each router.
 */
export class TableRouter<T> implements Router<T> {
  readonly name = 'TableRouter';
  readonly #fixed = new Map<string, T>();
  /** Patterns grouped by method and number of segments, so that only a few have to be compared. */
  readonly #patterns = new Map<string, Pattern<T>[]>();

  add(method: string, path: string, handler: T): void {
    const key = `${method} ${path}`;
    if (!path.includes(':')) {
      if (!this.#fixed.has(key)) this.#fixed.set(key, handler);
      return;
    }
    const steps = path.split('/');
    const place = placeOf(method, steps);
    this.#patterns.set(place, [...(this.#patterns.get(place) ?? []), { steps, handler }]);
  }

  match(method: string, path: string): Result<T> {
    const fixed = this.#fixed.get(`${method} ${path}`);
    if (fixed !== undefined) return [[[fixed, {}]]];
    const steps = path.split('/');
    for (const { steps: wanted, handler } of this.#patterns.get(placeOf(method, steps)) ?? []) {
      const params = readParams(wanted, steps);
      if (params) return [[[handler, params]]];
    }
    return [[]];
  }
}

const placeOf = (method: string, steps: readonly string[]) => `${method} ${steps.length}`;

/** Returns the parameters, still URL-encoded; null if the path does not match. */
function readParams(wanted: readonly string[], steps: readonly string[]) {
  const params: Record<string, string> = {};
  for (const [at, step] of wanted.entries()) {
    const given = steps[at] ?? '';
    if (step.startsWith(':')) {
      if (given === '') return null;
      params[step.slice(1)] = given;
    } else if (step !== given) return null;
  }
  return params;
}

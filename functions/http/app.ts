import { Hono } from 'hono';
import { StoreAway, storeAwayMessage } from '../media-store/ask-store.ts';
import type { BaseEnv } from './env.ts';
import { answerRefusal, Refusal } from './errors.ts';
import { describeError, log } from './log.ts';
import type { Operation } from './operation.ts';
import { requireOwnSite } from './origins.ts';
import { factsOf } from './request-facts.ts';
import { secureAnswer } from './secure-answer.ts';
import { TableRouter } from './table-router.ts';
import { isDatabaseAway } from './unavailable.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A Worker's route table: `'GET /v1/resources/:id'` to the operation that answers it. */
export type Routes<Env extends BaseEnv> = Record<`${Method} /${string}`, Operation<Env>>;

/**
 * Builds a Worker from its route table. Every answer carries the security headers and a request id and
 * is `no-store` unless it says otherwise; a refusal becomes its HTTP answer; a database or a store of files
 * that is away is 503; anything unexpected is logged with the request id and answered with a 500 that says nothing.
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
      if (method !== 'GET') requireOwnSite(req.raw, env);
      return secureAnswer(await operation.handle(context), req.raw, env);
    });
  }
  app.notFound(({ req: { raw, path }, env }) => {
    const isOptions = raw.method === 'OPTIONS';
    if (!['OPTIONS', 'GET', 'HEAD'].includes(raw.method)) requireOwnSite(raw, env);
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
    return answerRefusal(new Refusal('not_found', 'This page was not found.'), requestId);
  }
  const refusal = new Refusal('method_not_allowed', 'This cannot be done here.');
  const answer = answerRefusal(refusal, requestId);
  answer.headers.set('allow', [...allowed, 'OPTIONS'].join(', '));
  return answer;
}

function answerError(error: Error, request: Request): Response {
  const { requestId, route } = factsOf(request);
  if (error instanceof Refusal) return answerRefusal(error, requestId);
  log('error', 'request failed', { requestId, route, ...describeError(error) });
  if (isDatabaseAway(error)) {
    const message = 'Lexiloom cannot be reached right now. Try again in a moment.';
    return answerRefusal(new Refusal('unavailable', message, { retryAfterSeconds: 5 }), requestId);
  }
  if (error instanceof StoreAway) {
    const refusal = new Refusal('unavailable', storeAwayMessage, { retryAfterSeconds: 5 });
    return answerRefusal(refusal, requestId);
  }
  const message = 'Something went wrong';
  return Response.json({ error: message, message, code: 'unexpected', requestId }, { status: 500 });
}

import { Hono } from 'hono';
import type { BaseEnv } from './env.ts';
import { answerRefusal, Refusal } from './errors.ts';
import { describeError, log } from './log.ts';
import type { Operation } from './operation.ts';
import { requireOwnSite } from './origins.ts';
import { factsOf } from './request-facts.ts';
import { secureAnswer } from './secure-answer.ts';
import { isDatabaseAway } from './unavailable.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A Worker's route table: `'GET /v1/resources/:id'` to the operation that answers it. */
export type Routes<Env extends BaseEnv> = Record<`${Method} /${string}`, Operation<Env>>;

/**
 * Builds a Worker from its route table. Every answer carries the security headers and a request id and
 * is `no-store` unless it says otherwise; a refusal becomes its HTTP answer; a database that is away is
 * 503; anything unexpected is logged with the request id and answered with a 500 that says nothing.
 */
export function createApp<Env extends BaseEnv>(routes: Routes<Env>): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.use(async (context, next) => {
    const request = context.req.raw;
    if (request.method === 'OPTIONS') {
      context.res = new Response(null, { status: 204 });
    } else {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        requireOwnSite(request, context.env);
      }
      await next();
    }
    context.res = secureAnswer(context.res, request, context.env);
  });
  const methods = new Map<string, string[]>();
  for (const [route, operation] of Object.entries(routes)) {
    const [method = '', path = ''] = route.split(' ');
    methods.set(path, [...(methods.get(path) ?? []), method]);
    app.on(method, path, (context) => {
      factsOf(context.req.raw).route = route;
      return operation.handle(context);
    });
  }
  // After all operations: a path with a method that none of them has.
  for (const [path, allowed] of methods) {
    app.all(path, (context) => {
      const refusal = new Refusal('method_not_allowed', 'This cannot be done here.');
      const answer = answerRefusal(refusal, factsOf(context.req.raw).requestId);
      answer.headers.set('allow', [...allowed, 'OPTIONS'].join(', '));
      return answer;
    });
  }
  app.notFound((context) =>
    answerRefusal(
      new Refusal('not_found', 'This page was not found.'),
      factsOf(context.req.raw).requestId,
    ),
  );
  app.onError((error, context) => {
    const answer = answerError(error, context.req.raw);
    return secureAnswer(answer, context.req.raw, context.env);
  });
  return app;
}

function answerError(error: Error, request: Request): Response {
  const { requestId, route } = factsOf(request);
  if (error instanceof Refusal) return answerRefusal(error, requestId);
  log('error', 'request failed', { requestId, route, ...describeError(error) });
  if (isDatabaseAway(error)) {
    const message = 'Lexiloom cannot be reached right now. Try again in a moment.';
    return answerRefusal(new Refusal('unavailable', message, { retryAfterSeconds: 5 }), requestId);
  }
  const message = 'Something went wrong';
  return Response.json({ error: message, message, code: 'unexpected', requestId }, { status: 500 });
}

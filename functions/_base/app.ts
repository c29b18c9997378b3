import { Hono } from 'hono';
import { nanoid } from 'nanoid';
import type { BaseEnv } from './env.ts';
import { answerRefusal, Refusal } from './errors.ts';
import type { Operation } from './operation.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A Worker's route table: `'GET /v1/resources/:id'` to the operation that answers it. */
export type Routes<Env extends BaseEnv> = Record<`${Method} /${string}`, Operation<Env>>;

/**
 * Builds a Worker from its route table. Every answer that changes by person is `no-store`; a refusal
 * becomes its HTTP answer; anything unexpected is logged with the request id and answered with 500.
 */
export function createApp<Env extends BaseEnv>(routes: Routes<Env>): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('cache-control')) {
      context.res.headers.set('cache-control', 'no-store');
    }
  });
  for (const [route, operation] of Object.entries(routes)) {
    const [method = '', path = ''] = route.split(' ');
    app.on(method, path, (context) => operation.handle(context));
  }
  const requestIdOf = (request: Request) => request.headers.get('x-request-id') ?? nanoid(12);
  app.notFound((context) =>
    answerRefusal(
      new Refusal('not_found', 'This page was not found.'),
      requestIdOf(context.req.raw),
    ),
  );
  app.onError((error, context) => {
    const requestId = requestIdOf(context.req.raw);
    if (error instanceof Refusal) return answerRefusal(error, requestId);
    console.error(
      JSON.stringify({
        requestId,
        path: context.req.path,
        error: String(error),
        stack: error.stack,
      }),
    );
    const message = 'Something went wrong';
    return Response.json(
      { error: message, message, code: 'unexpected', requestId },
      { status: 500, headers: { 'cache-control': 'no-store' } },
    );
  });
  return app;
}

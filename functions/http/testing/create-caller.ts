import { createApp, type Routes } from '../app.ts';
import type { BaseEnv } from '../env.ts';
import { factsOf } from '../headers.ts';
import { withRoundTrips } from './round-trips.ts';

export interface TestCall {
  /** The access token; if absent, the call is signed out. */
  token?: string;
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
}

/**
 * Calls the operations of a route table as HTTP would, but without a server: `call('POST /login', {…})`. The
 * call resolves after the response and all work that continues after it have finished. `countsTrips` is false
 * for tests that call every route mechanically, because only the round trips in an operation's own tests are
 * representative.
 */
export function createCaller<Env extends BaseEnv>(
  routes: Routes<Env>,
  env: Env,
  { countsTrips = true } = {},
) {
  const app = createApp(routes);
  return async (route: string, options: TestCall = {}): Promise<Response> => {
    const [method = 'GET', path = '/'] = route.split(' ');
    const headers = new Headers(options.headers);
    if (options.token) headers.set('authorization', `Bearer ${options.token}`);
    if (options.json !== undefined) headers.set('content-type', 'application/json');
    const body = options.json === undefined ? options.body : JSON.stringify(options.json);
    const late: Promise<unknown>[] = [];
    const context = {
      waitUntil: (work: Promise<unknown>) => void late.push(work),
      passThroughOnException() {},
      props: {},
    };
    const request = new Request(`http://127.0.0.1:8787${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    const answering = async () => app.fetch(request, env, context);
    const response = countsTrips
      ? await withRoundTrips(request, () => factsOf(request).route, answering)
      : await answering();
    await Promise.all(late);
    return response;
  };
}

export type Caller = ReturnType<typeof createCaller>;

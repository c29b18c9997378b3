import type { Fetcher, GatewayEnv } from '../env.ts';
import gateway from '../index.ts';

/** The built HTML of the lesson page. */
export const page = '<html><head><title>x</title><script>first()</script></head></html>';

const files: Record<string, [type: string, body: string]> = {
  '/': ['text/html', '<html>app</html>'],
  '/resource': ['text/html; charset=utf-8', page],
  '/inline-script-hashes.json': ['application/json', `["'sha256-abc='"]`],
  '/pages/SignIn': ['text/html; charset=utf-8', '<html>sign in</html>'],
  '/pages/NewPassword': ['text/html; charset=utf-8', '<html>new password</html>'],
  '/pages/script-hashes.json': ['application/json', `["'sha256-front='"]`],
  '/favicon.svg': ['image/svg+xml', '<svg/>'],
};

/** A fake Worker with this response. */
export const answering = (answer: (request: Request) => Response): Fetcher => ({
  fetch: async (request) => answer(request),
});

const echo = (name: string) =>
  answering((request) =>
    Response.json({
      name,
      path: new URL(request.url).pathname,
      requestId: request.headers.get('x-request-id'),
    }),
  );

/**
 * The gateway's bindings: a site of seven files, and Workers that respond with their own name and the request.
 */
export function world(over: Partial<GatewayEnv> = {}): GatewayEnv {
  return {
    ASSETS: answering((request) => {
      const file = files[new URL(request.url).pathname];
      if (!file) return new Response(null, { status: 404 });
      const [type, body] = file;
      return new Response(body, { headers: { 'content-type': type } });
    }),
    ACCOUNTS: echo('accounts'),
    RESOURCES: echo('resources'),
    MEDIA_WORKER: echo('media'),
    CLASSROOMS: echo('classrooms'),
    ORGANISATIONS: echo('organisations'),
    BILLING: echo('billing'),
    STRIPE_WEBHOOK: echo('stripe-webhook'),
    HOMEWORK: echo('homework'),
    CONTENT: echo('content'),
    ADMIN: echo('admin'),
    ...over,
  };
}

/** Requests a path from the gateway over https. */
export const get = (path: string, env = world(), init?: RequestInit) =>
  gateway.fetch(new Request(`https://lexiloom.example${path}`, init), env);

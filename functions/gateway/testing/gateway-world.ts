import type { DrawLesson } from '../drawn-page.ts';
import type { Fetcher, GatewayEnv } from '../env.ts';
import { createGateway } from '../gateway.ts';

/** The built HTML of the lesson page. */
export const page = '<html><head><title>x</title><script>first()</script></head></html>';

type Files = Record<string, [type: string, body: string]>;

const files: Files = {
  '/': ['text/html', '<html>app</html>'],
  '/resource': ['text/html; charset=utf-8', page],
  '/inline-script-hashes.json': ['application/json', `["'sha256-abc='"]`],
  '/pupil': ['text/html; charset=utf-8', '<html>pupil</html>'],
  '/pupil-inline-hashes.json': ['application/json', `["'sha256-pupil='"]`],
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

/** A site with these files. */
export const site = (files: Files): Fetcher =>
  answering((request) => {
    const file = files[new URL(request.url).pathname];
    if (!file) return new Response(null, { status: 404 });
    const [type, body] = file;
    return new Response(body, { headers: { 'content-type': type } });
  });

/**
 * The gateway's bindings: a small site, and Workers that respond with their own name and the request.
 */
export function world(over: Partial<GatewayEnv> = {}): GatewayEnv {
  return {
    ASSETS: site(files),
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

/** Renders every lesson as its title. */
const drawTitle: DrawLesson = (resource) => ({
  html: `<main data-style="0">${Reflect.get(Object(resource), 'title')}</main>`,
  style: '[data-style="0"]{color:red}',
  fonts: [],
});

/** Requests a path over https from a new gateway that renders lessons with `draw`. */
export const get = (path: string, env = world(), init?: RequestInit, draw = drawTitle) =>
  createGateway(draw).fetch(new Request(`https://lexiloom.example${path}`, init), env);

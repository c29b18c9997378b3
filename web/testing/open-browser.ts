import { vi } from 'vitest';
import { createHttp, type HttpDependencies } from '../app/http/http.ts';

/** The server's response to one request. */
export type Reply = () => Response | Promise<Response>;

export const json = (status: number, body: unknown) => Response.json(body, { status });
export const accessDenied: Reply = () =>
  json(401, { error: 'Access denied', message: 'Access denied', code: 'signed_out' });
export const fault: Reply = () => json(500, { message: 'Oh no' });
export const noNetwork: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
export const good: Reply = () => json(200, { ok: true });
export const text =
  (words: string): Reply =>
  () =>
    new Response(words, { headers: { 'content-type': 'text/plain; charset=utf-8' } });

/**
 * A stand-in for a browser and its server. The server responds to the requests for each address with the
 * listed replies in order, and repeats the last reply.
 */
export function openBrowser(replies: Record<string, Reply[]>, shared = new Map<string, string>()) {
  const sent: {
    url: string;
    method: string;
    headers: Headers;
    body: unknown;
    init: RequestInit;
  }[] = [];
  let keys = 0;
  const world: HttpDependencies = {
    base: '/api',
    storage: {
      getItem: (key) => shared.get(key) ?? null,
      setItem: (key, value) => void shared.set(key, value),
      clear: () => shared.clear(),
    },
    parseCookies: () => 'theme=dark; XSRF-TOKEN=xsrf-1',
    alone: (work) => work(),
    newKey: () => `key-${++keys}`,
    async fetch(url, init) {
      const method = init.method ?? 'GET';
      sent.push({ url, method, headers: new Headers(init.headers), body: init.body, init });
      const path = url.replace('/api', '');
      const queue = replies[`${method} ${path}`] ?? replies[path] ?? [good];
      const reply = queue.length > 1 ? queue.shift() : queue[0];
      return reply ? reply() : json(404, {});
    },
  };
  const http = createHttp(world);
  const signedOut = vi.fn();
  http.onSignedOut(signedOut);
  return { http, sent, shared, world, signedOut };
}

export const withToken = (token = 'old') => new Map([['token', token]]);

import type { BaseEnv } from './env.ts';
import { corsHeaders } from './origins.ts';
import { factsOf } from './request-facts.ts';

/** What an answer of the API says when the operation did not say otherwise (reliability 6.1, V3.2, V3.4). */
const defaults = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox",
  'referrer-policy': 'no-referrer',
} as const;

/** Gives an answer its security headers, character set, CORS headers and request id. */
export function secureAnswer(answer: Response, request: Request, env: BaseEnv): Response {
  const secured = new Response(answer.body, answer);
  const { headers } = secured;
  for (const [name, value] of Object.entries(defaults)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  headers.set('x-content-type-options', 'nosniff');
  headers.set('x-request-id', factsOf(request).requestId);
  if (env.APP_ORIGIN.startsWith('https:')) {
    headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  }
  const type = headers.get('content-type');
  if (type && /^(?:text\/|application\/(?:json|x-ndjson))/.test(type) && !/charset=/i.test(type)) {
    headers.set('content-type', `${type}; charset=utf-8`);
  }
  for (const [name, value] of corsHeaders(request, env)) {
    if (name === 'vary') headers.append(name, value);
    else headers.set(name, value);
  }
  return secured;
}

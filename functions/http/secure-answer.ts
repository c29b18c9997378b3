import type { BaseEnv } from './env.ts';
import { setCorsHeaders } from './origins.ts';
import { factsOf } from './request-facts.ts';
import { strictTransport } from './strict-transport.ts';

/** What an answer of the API says when the operation did not say otherwise (reliability 6.1, V3.2, V3.4). */
const defaults = Object.entries({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox",
  'referrer-policy': 'no-referrer',
});

/** Gives an answer its security headers, character set, CORS headers and request id. */
export function secureAnswer(answer: Response, request: Request, env: BaseEnv): Response {
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

import { ApiError, errorResponse } from '../http/errors.ts';
import { newRequestId } from '../http/headers.ts';
import type { GatewayEnv } from './env.ts';
import { secureData } from './security-headers.ts';

export const apiBase = '/api';
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Forwards an API request to its Worker, without the `/api` prefix. First creates the request id, so that
 * every log and the response contain the same id. `url` is the parsed URL of the request.
 */
export async function callWorker(request: Request, url: URL, env: GatewayEnv): Promise<Response> {
  const requestId = newRequestId();
  const answer = await answerOfWorker(request, url, requestId, env);
  if (isSecured(answer, url, requestId)) return answer;
  const headers = new Headers(answer.headers);
  headers.set('x-request-id', requestId);
  secureData(headers, url);
  return new Response(answer.body, {
    status: answer.status,
    statusText: answer.statusText,
    headers,
  });
}

/**
 * True for a response from one of our own Workers. Such a response already has the request id and the
 * security headers, so the runtime can forward it without reading the body.
 */
const isSecured = ({ headers }: Response, { protocol }: URL, requestId: string): boolean =>
  headers.get('x-request-id') === requestId &&
  (protocol !== 'https:' || headers.has('strict-transport-security'));

async function answerOfWorker(
  request: Request,
  url: URL,
  requestId: string,
  env: GatewayEnv,
): Promise<Response> {
  const path = url.pathname.slice(apiBase.length);
  const worker = workerFor(path);
  if (!worker)
    return errorResponse(new ApiError('not_found', 'This page was not found.'), requestId);
  if (!methods.includes(request.method)) return methodNotAllowed(requestId, methods);
  try {
    return await env[worker].fetch(withoutApiBase(request, url, path, requestId));
  } catch (error) {
    console.error(JSON.stringify({ requestId, worker, error: String(error) }));
    const message = 'That part of Lexiloom isn’t responding at the moment. Please try again.';
    return errorResponse(new ApiError('unavailable', message, { retryAfterSeconds: 2 }), requestId);
  }
}

function withoutApiBase(request: Request, url: URL, path: string, requestId: string): Request {
  const handed = new Request(`${url.origin}${path}${url.search}`, request);
  handed.headers.set('x-request-id', requestId);
  return handed;
}

/** Returns 405 with the allowed methods. */
export function methodNotAllowed(requestId: string, allowed: readonly string[]): Response {
  const answer = errorResponse(
    new ApiError('method_not_allowed', 'That is not possible here.'),
    requestId,
  );
  answer.headers.set('allow', allowed.join(', '));
  return answer;
}

type WorkerBinding = Exclude<keyof GatewayEnv, 'ASSETS' | 'RESOURCE_FRAME_ANCESTORS'>;

/** Maps each path below `/api` to its Worker. An entry matches its path and everything below that path. */
const workerPaths = {
  '/login': 'ACCOUNTS',
  '/logout': 'ACCOUNTS',
  '/auth': 'ACCOUNTS',
  '/registration': 'ACCOUNTS',
  '/forgetPassword': 'ACCOUNTS',
  '/newpassword': 'ACCOUNTS',
  '/v1/me': 'ACCOUNTS',
  '/v1/resources': 'RESOURCES',
  '/v1/dictionary': 'RESOURCES',
  '/v1/writer': 'RESOURCES',
  '/v1/media': 'MEDIA_WORKER',
  '/v1/classrooms': 'CLASSROOMS',
  '/v1/pupils': 'CLASSROOMS',
  '/v1/organisation': 'ORGANISATIONS',
  '/v1/teacher-profiles': 'ORGANISATIONS',
  '/subscriptions': 'BILLING',
  '/stripe/webhook': 'STRIPE_WEBHOOK',
  '/v1/homeworks': 'HOMEWORK',
  '/v1/homeworks-by-class': 'HOMEWORK',
  '/v1/homework-result': 'HOMEWORK',
  '/v1/homework-result-by-class': 'HOMEWORK',
  '/v1/homework-classroom': 'HOMEWORK',
  '/v1/pupil-homeworks': 'HOMEWORK',
  '/v1/content': 'CONTENT',
  '/v1/wordings': 'CONTENT',
  '/v1/wording-reports': 'CONTENT',
  '/custom_tour': 'CONTENT',
  '/custom_analytics': 'CONTENT',
  '/csp-report': 'CONTENT',
  '/v1/admin': 'ADMIN',
} as const satisfies Record<`/${string}`, WorkerBinding>;

const byPath: ReadonlyMap<string, WorkerBinding> = new Map(Object.entries(workerPaths));

/** Returns the Worker for an API path, or null if there is none. */
function workerFor(path: string): WorkerBinding | null {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const worker = byPath.get(path.slice(0, end));
    if (worker) return worker;
  }
  return null;
}

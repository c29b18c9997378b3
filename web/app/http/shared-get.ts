import { http } from './http.ts';

const underWay = new Map<string, Promise<unknown>>();

/**
 * Fetches an API path; concurrent callers share one request. Chromium would not send two requests for the
 * same URL in parallel: the second waits for the first, because a cached response may serve both. Far from
 * the server, that costs a second round trip. `keepSeconds` is how long a response is cached; failures are
 * not cached.
 */
export function sharedGet<T>(path: string, { keepSeconds = 0 } = {}): Promise<T> {
  const known = underWay.get(path);
  if (known) return known as Promise<T>;
  const asked = http.get<T>(path);
  underWay.set(path, asked);
  const forget = () => void underWay.delete(path);
  asked.then(() => (keepSeconds > 0 ? setTimeout(forget, keepSeconds * 1_000) : forget()), forget);
  return asked;
}

import { http } from './http.ts';

const underWay = new Map<string, Promise<unknown>>();

/**
 * Fetches an API path; concurrent callers share one request. Two requests for one URL are not sent in
 * parallel: Chromium holds the second back until the first is answered, because its cache may answer both,
 * and far from the server that is a second round trip. `keepSeconds` caches a response for that long;
 * failures are not cached.
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

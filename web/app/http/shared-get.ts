import { http } from './http.ts';

const underWay = new Map<string, Promise<unknown>>();

/**
 * Reads a path of the API; whoever asks for it while it is under way gets the same answer. Two requests for one
 * address are not sent side by side: Chromium holds the second back until the first is answered, because its
 * cache may answer both, and far from the server that is a second round trip. With `keepSeconds` an answer
 * is given again for so long; a failure is not.
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

declare global {
  interface Window {
    /** GET requests by URL that an inline script in the page's head started before this script was loaded. */
    earlyRequests?: Record<string, Promise<Response>> | undefined;
  }
}

/**
 * Returns the response to a request that the page has already sent, so that the client need not send it again;
 * undefined if there is none. It rejects when the signal of `init` aborts. Each is returned once: a retry, for example
 * after a 401, is a new request.
 */
export function takeEarly(
  url: string,
  { method, signal }: RequestInit,
): Promise<Response> | undefined {
  if (typeof window === 'undefined' || method !== 'GET') return undefined;
  const early = window.earlyRequests?.[url];
  delete window.earlyRequests?.[url];
  return early && signal ? Promise.race([early, aborted(signal)]) : early;
}

/** Rejects when the signal aborts, as `fetch` does. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/**
 * Drops the early requests that no part of the page has used after `ms` milliseconds, because their data would
 * be stale.
 */
export function dropEarlyAfter(ms: number): void {
  setTimeout(() => {
    window.earlyRequests = undefined;
  }, ms);
}

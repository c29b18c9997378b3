declare global {
  interface Window {
    /** GET requests by URL that an inline script in the page's head started before this script was loaded. */
    earlyRequests?: Record<string, Promise<Response>> | undefined;
  }
}

/**
 * Returns the response to a request that the page has already sent, so that the client need not send it again;
 * undefined if there is none. Each is returned once: a retry, for example after a 401, is a new request.
 */
export function takeEarly(url: string, { method }: RequestInit): Promise<Response> | undefined {
  if (typeof window === 'undefined' || method !== 'GET') return undefined;
  const early = window.earlyRequests?.[url];
  delete window.earlyRequests?.[url];
  return early;
}

/**
 * Drops the early requests that no part of the page has used after `ms` milliseconds, because their data would
 * be stale.
 */
export function dropEarlyAfter(ms: number): void {
  setTimeout(() => {
    window.earlyRequests = undefined;
  }, ms);
}

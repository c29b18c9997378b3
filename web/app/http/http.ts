import { HttpError } from '#ui/http-error.ts';
import { tokenKey } from '../storage-keys.ts';
import { takeEarly } from './early-requests.ts';

declare global {
  interface Window {
    /** The API's address, set by the page that embeds the site; overrides the build's setting. */
    REACT_APP_API?: string;
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions {
  /** A body sent as JSON. */
  json?: unknown;
  /** A body sent unchanged, such as a recording. Its content type is set in `headers`. */
  raw?: BodyInit;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** One per user action; reuse it when the user retries the same action. */
  idempotencyKey?: string;
  /** For a caller that does its own retries. The call does not use up the session's retries. */
  sendOnce?: boolean;
  /** If true, the call continues after the page is closed, but the body is limited to 64 kB. */
  keepalive?: boolean;
}

/** Browser dependencies of the client, which tests replace with fakes. */
export interface HttpDependencies {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  base: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'clear'>;
  parseCookies: () => string;
  /** Runs the work under a lock shared by all tabs. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  newKey: () => string;
}

export type Http = ReturnType<typeof createHttp>;

/** Paths that are never retried automatically (specification 8). */
const neverAgain = ['/forgetPassword', '/logout', '/login', '/registration'];

/**
 * The only HTTP client (specification 7 and 8). Adds bearer token, cookies and XSRF header to every call.
 * Calls that fail because of an expired token share one refresh. For all other failures, two retries are
 * allowed per session. A retry has the same Idempotency-Key, so that it never takes effect twice.
 */
export function createHttp(world: HttpDependencies) {
  let retriesLeft = 2;
  const signedOut = new Set<() => void>();
  const wiped = new Set<() => void>();
  const renewed = new Set<(token: string) => void>();
  const written = new Set<(call: string) => void>();

  const once = (
    method: Method,
    path: string,
    options: CallOptions,
    key: string,
    token: string | null,
  ) => {
    const headers = new Headers(options.headers);
    headers.set('accept', 'application/json, text/plain, */*');
    if (options.json !== undefined) headers.set('content-type', 'application/json');
    if (token) headers.set('authorization', `Bearer ${token}`);
    const xsrf = parseXsrfToken(world.parseCookies());
    if (xsrf) headers.set('x-xsrf-token', xsrf);
    if (method !== 'GET') headers.set('idempotency-key', key);
    return world.fetch(`${world.base}${path.startsWith('/') ? path : `/${path}`}`, {
      method,
      headers,
      credentials: 'include',
      ...(options.json !== undefined && { body: JSON.stringify(options.json) }),
      ...(options.raw !== undefined && { body: options.raw }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    });
  };

  const refresh = createTokenRefresh({
    ...world,
    readToken: () => world.storage.getItem(tokenKey),
    storeToken(token) {
      world.storage.setItem(tokenKey, token);
      for (const listener of renewed) listener(token);
    },
    secret: () => parseXsrfToken(world.parseCookies()),
    // The secret is sent in the header, because access logs contain URLs.
    ask: () => once('GET', '/auth/session', {}, '', null),
  });

  /** Sends one call until it succeeds or must not be retried. Throws `HttpError`. */
  async function send(method: Method, path: string, options: CallOptions = {}): Promise<Response> {
    const key = options.idempotencyKey ?? world.newKey();
    const name = `/${path.replace(/^\//, '').split(/[/?#]/)[0]}`;
    let refreshed = false;
    for (;;) {
      const token = world.storage.getItem(tokenKey);
      const outcome = await once(method, path, options, key, token).catch((reason: unknown) => {
        if (options.signal?.aborted) throw reason;
        return new HttpError(0, null);
      });
      if (outcome instanceof Response && outcome.ok) {
        if (method !== 'GET') for (const listener of written) listener(`${method} ${path}`);
        return outcome;
      }
      const error = outcome instanceof Response ? await HttpError.of(outcome) : outcome;
      if (isAccessDenied(error) && name !== '/logout') {
        if (refreshed) throw error;
        refreshed = true;
        await refresh(token).catch((reason: unknown) => {
          if (endsSession(reason)) tell(signedOut);
          throw reason;
        });
      } else if (error.status === 403 && error.message === 'forbidden') {
        world.storage.clear();
        tell(wiped);
        throw error;
      } else if (retriesLeft > 0 && !options.sendOnce && !neverAgain.includes(name)) {
        retriesLeft -= 1;
      } else {
        throw error;
      }
    }
  }

  const call = async <T>(method: Method, path: string, options?: CallOptions): Promise<T> =>
    parseResponse<T>(await send(method, path, options));

  return {
    send,
    get: <T>(path: string, options?: CallOptions) => call<T>('GET', path, options),
    post: <T>(path: string, json?: unknown, options?: CallOptions) =>
      call<T>('POST', path, { ...options, json }),
    put: <T>(path: string, json?: unknown, options?: CallOptions) =>
      call<T>('PUT', path, { ...options, json }),
    patch: <T>(path: string, json?: unknown, options?: CallOptions) =>
      call<T>('PATCH', path, { ...options, json }),
    remove: <T>(path: string, options?: CallOptions) => call<T>('DELETE', path, options),
    /** Renews the access token of this browser's session now; throws `HttpError` if there is no session. */
    renew: () => refresh(world.storage.getItem(tokenKey)),
    /** The URL of an API path, for resources that the browser fetches itself, such as sound. */
    address: (path: string) => `${world.base}${path}`,
    /** Calls `listener` when the session could not be refreshed. Returns a function that unsubscribes. */
    onSignedOut: (listener: () => void) => listenTo(signedOut, listener),
    /** Calls `listener` when the account is blocked and the local storage has been wiped. */
    onWiped: (listener: () => void) => listenTo(wiped, listener),
    /** Calls `listener` with every new access token that this tab stores. */
    onRenewed: (listener: (token: string) => void) => listenTo(renewed, listener),
    /** Calls `listener` after every successful write with the name of the call, such as `PATCH /v1/me`. */
    onWritten: (listener: (call: string) => void) => listenTo(written, listener),
  };
}

const isAccessDenied = (error: HttpError) =>
  error.status === 401 && error.error === 'Access denied';

/**
 * Returns whether a failed refresh ends the session, which is only the case if the server rejected it. While
 * the device is offline, or the server restarts or rate-limits, users stay signed in (docs/decisions/0080).
 */
const endsSession = (reason: unknown) =>
  reason instanceof HttpError && (reason.status === 401 || reason.status === 403);

function tell(listeners: Set<() => void>): void {
  for (const listener of listeners) listener();
}

function listenTo<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function parseXsrfToken(cookies: string): string | null {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1];
  return value ? decodeURIComponent(value) : null;
}

/** Parses a JSON response to its value, an empty response to null, and any other response to text. */
async function parseResponse<T>(response: Response): Promise<T> {
  const isJson = response.headers.get('content-type')?.includes('json');
  const text = await response.text();
  return JSON.parse(text === '' ? 'null' : isJson ? text : JSON.stringify(text));
}

const inBrowser = typeof window !== 'undefined';

/** The client of this page. */
export const http = createHttp({
  fetch: (url, init) => takeEarly(url, init) ?? fetch(url, init),
  base: (inBrowser && window.REACT_APP_API) || import.meta.env?.VITE_API_BASE || '/api',
  storage: inBrowser ? window.localStorage : { getItem: () => null, setItem() {}, clear() {} },
  parseCookies: () => (inBrowser ? document.cookie : ''),
  alone: async (work) =>
    inBrowser && navigator.locks ? await navigator.locks.request('lexiloom-refresh', work) : work(),
  newKey: () => crypto.randomUUID(),
});

/** The URL of a stored sound or picture. Keys are content hashes, so the content of a URL never changes. */
export const mediaAddress = (key: string) => http.address(`/v1/media/${encodeURIComponent(key)}`);

interface RefreshDependencies {
  readToken: () => string | null;
  storeToken: (token: string) => void;
  /** The XSRF token of the session, or null if this browser has no session. */
  secret: () => string | null;
  ask: (secret: string) => Promise<Response>;
  /** Runs the work under a lock shared by all tabs. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Creates the function that renews the access token. Calls made during a refresh wait for it. If another tab
 * has stored a token meanwhile, this token is used, because a second refresh would send a secret that is
 * already rotated. Throws `HttpError` if the session is over, with status 0 if there was no response.
 */
function createTokenRefresh(world: RefreshDependencies): (stale: string | null) => Promise<string> {
  let underWay: Promise<string> | null = null;

  const newerThan = (stale: string | null) => {
    const stored = world.readToken();
    return stored && stored !== stale ? stored : null;
  };

  async function renew(stale: string | null): Promise<string> {
    const already = newerThan(stale);
    if (already) return already;
    const secret = world.secret();
    if (!secret) throw new HttpError(401, { error: 'Access denied', message: 'Access denied' });
    const response = await world.ask(secret).catch(() => null);
    if (!response) throw new HttpError(0, null);
    const token = response.ok ? await response.text() : '';
    if (token) {
      world.storeToken(token);
      return token;
    }
    // Without Web Locks, another tab may have refreshed the token while this request was in progress.
    const meanwhile = newerThan(stale);
    if (meanwhile) return meanwhile;
    throw await HttpError.of(response);
  }

  return (stale) => {
    const newer = newerThan(stale);
    if (newer) return Promise.resolve(newer);
    underWay ??= world
      .alone(() => renew(stale))
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };
}

import { HttpError } from '#ui/http-error.ts';

declare global {
  interface Window {
    /** The API's address, set by the page that embeds the site; stands before the build's setting. */
    REACT_APP_API?: string;
  }
}

/** Where the access token lies in local storage (specification 7). */
export const tokenKey = 'token';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, such as a recording; its type goes into `headers`. */
  raw?: BodyInit;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** One for each action of a person, to be kept when the same action is tried again by hand. */
  idempotencyKey?: string;
  /** For a caller that sends again by itself: such a call takes nothing of the session's retries. */
  sendOnce?: boolean;
  /** Lets the call go on when the page is closed; the body may have 64 kB at most. */
  keepalive?: boolean;
}

/** The parts of the browser that the client needs; tests hand in fakes. */
export interface HttpDependencies {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  base: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'clear'>;
  parseCookies: () => string;
  /** Runs the work while no other tab runs its own. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  newKey: () => string;
}

export type Http = ReturnType<typeof createHttp>;

/** Never sent twice by themselves (specification 8). */
const neverAgain = ['/forgetPassword', '/logout', '/login', '/registration'];

/**
 * The one HTTP client (specification 7 and 8): Bearer, cookies and XSRF header on every call; one
 * refresh for all calls that meet an old token; two more tries a session for any other failure, under
 * the same Idempotency-Key, so that a second try never has a second effect.
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
    // The secret goes in the header, where no log of addresses has it.
    ask: () => once('GET', '/auth/session', {}, '', null),
  });

  /** Sends one call until it is answered well or may not be sent again; throws `HttpError`. */
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
    /** Gets a new access token of this browser's own session now; throws `HttpError` without one. */
    renew: () => refresh(world.storage.getItem(tokenKey)),
    /** The address of a path of the API, for what the browser fetches by itself, such as sound. */
    address: (path: string) => `${world.base}${path}`,
    /** Called when the session could not be refreshed. Answers how to stop listening. */
    onSignedOut: (listener: () => void) => listenTo(signedOut, listener),
    /** Called when the account is blocked and the local storage was wiped. */
    onWiped: (listener: () => void) => listenTo(wiped, listener),
    /** Called with every new access token that this tab stored. */
    onRenewed: (listener: (token: string) => void) => listenTo(renewed, listener),
    /** Called with every change that the server has made, such as `PATCH /v1/me`. */
    onWritten: (listener: (call: string) => void) => listenTo(written, listener),
  };
}

const isAccessDenied = (error: HttpError) =>
  error.status === 401 && error.error === 'Access denied';

/**
 * Whether a failed refresh ends the session: only when the server said no. Without a network, or while the
 * server restarts or asks to wait, people stay signed in (docs/decisions/0080).
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

/** JSON as its value, other answers as text, an empty one as null. */
async function parseResponse<T>(response: Response): Promise<T> {
  const isJson = response.headers.get('content-type')?.includes('json');
  const text = await response.text();
  return JSON.parse(text === '' ? 'null' : isJson ? text : JSON.stringify(text));
}

const inBrowser = typeof window !== 'undefined';

/** The client of this page. */
export const http = createHttp({
  fetch: (url, init) => fetch(url, init),
  base: (inBrowser && window.REACT_APP_API) || import.meta.env?.VITE_API_BASE || '/api',
  storage: inBrowser ? window.localStorage : { getItem: () => null, setItem() {}, clear() {} },
  parseCookies: () => (inBrowser ? document.cookie : ''),
  alone: async (work) =>
    inBrowser && navigator.locks ? await navigator.locks.request('lexiloom-refresh', work) : work(),
  newKey: () => crypto.randomUUID(),
});

/** The address of a stored sound or picture. Keys are content hashes: an address never changes. */
export const mediaAddress = (key: string) => http.address(`/v1/media/${encodeURIComponent(key)}`);

interface RefreshDependencies {
  readToken: () => string | null;
  storeToken: (token: string) => void;
  /** The XSRF token of the session, or null when this browser has no session. */
  secret: () => string | null;
  ask: (secret: string) => Promise<Response>;
  /** Runs the work while no other tab runs its own. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Makes the function that gets a new access token. Calls that come while one is under way wait for it;
 * a token that another tab has stored since is taken as it is, because a second refresh would meet a
 * rotated secret. Throws `HttpError` when the session is over, or with status 0 when nobody answered.
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
    // Without Web Locks another tab may have been first while this answer was on its way.
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

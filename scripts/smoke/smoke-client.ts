import { Explained, reasonOf } from '../command.ts';

/** One signed-in person over HTTP, as the site calls the API. */
export interface SmokeClient {
  origin: string;
  /** Calls a path below `/api`. */
  call(method: string, path: string, json?: unknown): Promise<Response>;
  /** Gets a path of the site itself. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
}

const timeoutMs = 180_000;

/** Signs in at a running environment. Throws `Explained` where that is refused or nobody answers. */
export async function signInAt(
  origin: string,
  userName: string,
  password: string,
): Promise<SmokeClient> {
  const send = (path: string, init: RequestInit) =>
    fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  const answer = await send('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  }).catch((error: unknown) => {
    throw new Explained(`${origin} does not answer: ${reasonOf(error)}.`);
  });
  const text = await answer.text();
  if (!answer.ok) {
    const hint = answer.status === 401 ? ' Is the password right, and the address confirmed?' : '';
    const said = `${answer.status} ${text.slice(0, 300)}`;
    throw new Explained(`${origin} does not let ${userName} sign in: ${said}${hint}`);
  }
  return {
    origin,
    call: (method, path, json) =>
      send(`/api${path}`, {
        method,
        headers: { authorization: `Bearer ${text}`, 'content-type': 'application/json' },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      }),
    get: (path, headers = {}) => send(path, { headers, redirect: 'manual' }),
  };
}

import * as z from 'zod';
import { Explained, reasonOf } from '../command.ts';

/** Makes requests as one signed-in user, as the site does. */
export interface SmokeClient {
  origin: string;
  /** Calls a path below `/api`. */
  call(method: string, path: string, json?: unknown): Promise<Response>;
  /** Gets a path of the site itself. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
}

/** The response of `/api/v1/writer`, which only our site returns. */
const Writer = z.object({ demo: z.boolean(), judge: z.string() });

const Claims = z.object({ UserInfo: z.object({ role: z.string() }) });

/** The role in an access token; null if the token is invalid. */
function roleOf(token: string): string | null {
  try {
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return Claims.parse(JSON.parse(claims)).UserInfo.role;
  } catch {
    return null;
  }
}

const timeoutMs = 180_000;

/**
 * Signs in to a running environment as a teacher. Throws `Explained` if the server does not respond, if it is
 * not our site (checked before the password is sent), or if the account is not a teacher's.
 */
export async function signInAt(
  origin: string,
  userName: string,
  password: string,
): Promise<SmokeClient> {
  const send = (path: string, init: RequestInit) =>
    fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  const unreachable = (error: unknown) => {
    throw new Explained(`${origin} does not answer: ${reasonOf(error)}.`);
  };
  const writer = await send('/api/v1/writer', {}).catch(unreachable);
  if (!Writer.safeParse(await writer.json().catch(() => null)).success) {
    throw new Explained(
      `${origin} is not a Lexiloom site that works: /api/v1/writer answered ${writer.status} without saying who writes there. No password was sent.`,
    );
  }
  const answer = await send('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  }).catch(unreachable);
  const text = await answer.text();
  if (!answer.ok) {
    const hint = answer.status === 401 ? ' Is the password right, and the address confirmed?' : '';
    const said = `${answer.status} ${text.slice(0, 300)}`;
    throw new Explained(`${origin} does not let ${userName} sign in: ${said}${hint}`);
  }
  const role = roleOf(text);
  if (role !== 'public') {
    const who =
      role === 'admin' ? "an admin's" : role === 'PUPIL' ? "a pupil's" : 'of an unknown kind';
    throw new Explained(`This is not a teacher's account: that of ${userName} is ${who}.`);
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

import { formatCookie, hiddenCookieName, readCookie } from '../http/cookies.ts';
import type { BaseEnv } from '../http/env.ts';
import { equalInConstantTime, randomSecret, sign } from '../http/secrets.ts';

const name = 'device';
const seconds = 365 * 24 * 60 * 60;

const proofOf = (env: BaseEnv, id: string, userName: string) =>
  sign(env.SESSION_SECRET, `device:${id}:${userName.toLowerCase()}`);

/**
 * The id of a browser that this account has signed in with before, or null. Such a browser has a count
 * of wrong guesses of its own, so that a stranger's guessing does not lock the owner out.
 */
export async function readKnownDevice(
  request: Request,
  env: BaseEnv,
  userName: string,
): Promise<string | null> {
  const [id, proof] = (readCookie(request, hiddenCookieName(env, name)) ?? '').split('.');
  if (!id || !proof) return null;
  return equalInConstantTime(proof, await proofOf(env, id, userName)) ? id : null;
}

/** The `Set-Cookie` line that makes this browser a known one for the account. */
export async function knownDeviceCookie(
  env: BaseEnv,
  userName: string,
  id: string | null,
): Promise<string> {
  const device = id ?? randomSecret();
  const value = `${device}.${await proofOf(env, device, userName)}`;
  return formatCookie(env, hiddenCookieName(env, name), value, { seconds });
}

import { formatCookie, hiddenCookieName, parseCookie } from '../http/cookies.ts';
import type { BaseEnv } from '../http/env.ts';
import { equalInConstantTime, randomSecret, sign } from '../http/secrets.ts';

const cookieName = 'device';
const seconds = 365 * 24 * 60 * 60;
/**
 * Maximum number of accounts per known browser, enough for a class that shares its tablets. Each account
 * takes 43 bytes, well within the size limit of a cookie.
 */
const maxPeople = 30;

/** A browser with the accounts that have signed in on it before, latest first. */
interface KnownBrowser {
  id: string;
  proofs: readonly string[];
}

/**
 * Parses the cookie of known browsers. Its content is untrusted until `isKnownTo` has checked it. Returns
 * null for a browser without the cookie.
 */
export function parseKnownBrowser(request: Request, env: BaseEnv): KnownBrowser | null {
  const value = parseCookie(request, hiddenCookieName(env, cookieName)) ?? '';
  const [id, ...proofs] = value.split('.');
  if (!id || proofs.length === 0) return null;
  return { id, proofs: proofs.filter((proof) => /^[\w-]{43}$/.test(proof)).slice(0, maxPeople) };
}

const proofOf = (env: BaseEnv, id: string, userName: string) =>
  sign(env.SESSION_SECRET, `device:${id}:${userName.toLowerCase()}`);

/**
 * Returns true if this account has signed in on this browser before. A known browser has a separate count of
 * wrong guesses, so that a stranger's guesses do not lock the owner out.
 */
export async function isKnownTo(
  browser: KnownBrowser | null,
  env: BaseEnv,
  userName: string,
): Promise<boolean> {
  if (!browser) return false;
  const proof = await proofOf(env, browser.id, userName);
  return browser.proofs.some((one) => equalInConstantTime(one, proof));
}

/** Returns the `Set-Cookie` value that adds the account to this browser's known accounts. */
export async function knownBrowserCookie(
  env: BaseEnv,
  userName: string,
  browser: KnownBrowser | null,
): Promise<string> {
  const id = browser?.id ?? randomSecret();
  const proof = await proofOf(env, id, userName);
  const others = (browser?.proofs ?? []).filter((one) => one !== proof);
  const value = [id, proof, ...others.slice(0, maxPeople - 1)].join('.');
  return formatCookie(env, hiddenCookieName(env, cookieName), value, { seconds });
}

import { formatCookie, hiddenCookieName, parseCookie } from '../http/cookies.ts';
import type { BaseEnv } from '../http/env.ts';
import { equalInConstantTime, randomSecret, sign } from '../http/secrets.ts';

const cookieName = 'device';
const seconds = 365 * 24 * 60 * 60;
/**
 * Maximum accounts per known browser, enough for a class that shares its tablets. Each takes 43 bytes, well
 * within the size limit of a cookie.
 */
const maxPeople = 30;

/** A browser with the accounts that have signed in with it before, latest first. */
interface KnownBrowser {
  id: string;
  proofs: readonly string[];
}

/** Parses the cookie; its content is untrusted until `isKnownTo`. Returns null for a new browser. */
export function parseKnownBrowser(request: Request, env: BaseEnv): KnownBrowser | null {
  const value = parseCookie(request, hiddenCookieName(env, cookieName)) ?? '';
  const [id, ...proofs] = value.split('.');
  if (!id || proofs.length === 0) return null;
  return { id, proofs: proofs.filter((proof) => /^[\w-]{43}$/.test(proof)).slice(0, maxPeople) };
}

const proofOf = (env: BaseEnv, id: string, userName: string) =>
  sign(env.SESSION_SECRET, `device:${id}:${userName.toLowerCase()}`);

/**
 * True if this account has signed in with this browser before. A known browser has its own count of wrong
 * guesses, so a stranger's guesses do not lock the owner out.
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

/** Returns the `Set-Cookie` value that adds the account to those known to this browser. */
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

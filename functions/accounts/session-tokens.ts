import { formatCookie, hiddenCookieName, parseCookie, xsrfCookie } from '../http/cookies.ts';
import type { BaseEnv } from '../http/env.ts';
import { hashSecret, randomSecret, sign } from '../http/secrets.ts';

/** The two secrets of a session, as the browser stores them. */
export interface SessionTokens {
  /** `<session id>.<secret>`: the id identifies the session family even if the secret is outdated. */
  refresh: string;
  xsrf: string;
}

const days = 24 * 60 * 60;
/** A session expires after this many seconds without use (RFC 9700; ASVS 5.0 V10.4.8). */
export const idleSeconds = 14 * days;
/** A session expires after this many seconds in any case. */
export const absoluteSeconds = 30 * days;

export function firstTokens(sessionId: string): SessionTokens {
  return { refresh: `${sessionId}.${randomSecret()}`, xsrf: randomSecret() };
}

/**
 * Derives the next tokens from the current tokens and the server's secret. Without this secret, they cannot
 * be computed. Two tabs that refresh at the same time get the same tokens, and a client can repeat a request
 * after a lost response.
 */
export async function nextTokens(env: BaseEnv, refresh: string): Promise<SessionTokens> {
  const [sessionId = ''] = refresh.split('.');
  const [secret, xsrf] = await Promise.all([
    sign(env.SESSION_SECRET, `next-refresh:${refresh}`),
    sign(env.SESSION_SECRET, `next-xsrf:${refresh}`),
  ]);
  return { refresh: `${sessionId}.${secret}`, xsrf };
}

/** Hashes the tokens for storage. */
export async function hashTokens(tokens: SessionTokens): Promise<SessionTokens> {
  const [refresh, xsrf] = await Promise.all([hashSecret(tokens.refresh), hashSecret(tokens.xsrf)]);
  return { refresh, xsrf };
}

/**
 * Parses the refresh token and its session id from the request's cookie. Returns null if there is no token.
 */
export function parseRefreshToken(request: Request, env: BaseEnv) {
  const token = parseCookie(request, hiddenCookieName(env, 'refresh'));
  const sessionId = token?.split('.')[0];
  return token && sessionId ? { token, sessionId } : null;
}

/** Returns the `Set-Cookie` values that set the tokens. `seconds` is the lifetime of the cookies. */
export function tokenCookies(env: BaseEnv, tokens: SessionTokens, seconds: number): string[] {
  return [
    formatCookie(env, hiddenCookieName(env, 'refresh'), tokens.refresh, { seconds }),
    formatCookie(env, xsrfCookie, tokens.xsrf, { seconds, readable: true }),
  ];
}

/** Returns the `Set-Cookie` values that delete the token cookies. */
export const noTokenCookies = (env: BaseEnv) => tokenCookies(env, { refresh: '', xsrf: '' }, 0);

/** Returns a plain-text response with cookies. */
export function answerText(text: string, cookies: readonly string[]): Response {
  const headers = new Headers({ 'content-type': 'text/plain' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(text, { headers });
}

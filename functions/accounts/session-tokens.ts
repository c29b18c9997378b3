import { formatCookie, hiddenCookieName, parseCookie, xsrfCookie } from '../http/cookies.ts';
import type { BaseEnv } from '../http/env.ts';
import { hashSecret, randomSecret, sign } from '../http/secrets.ts';

/** The two secrets of a session, as the browser holds them. */
export interface SessionTokens {
  /** `<session id>.<secret>`: the id finds the family even when the secret is an old one. */
  refresh: string;
  xsrf: string;
}

const days = 24 * 60 * 60;
/** A session unused for this long is over (RFC 9700; ASVS 5.0 V10.4.8). */
export const idleSeconds = 14 * days;
/** A session is over after this, however much it is used. */
export const absoluteSeconds = 30 * days;

export function firstTokens(sessionId: string): SessionTokens {
  return { refresh: `${sessionId}.${randomSecret()}`, xsrf: randomSecret() };
}

/**
 * The tokens that replace these. They follow from the old ones and the server's secret, so that two tabs
 * which refresh at the same moment are given the same, and an answer lost on its way can be asked for
 * again; nobody without the server's secret can work them out.
 */
export async function nextTokens(env: BaseEnv, refresh: string): Promise<SessionTokens> {
  const [sessionId = ''] = refresh.split('.');
  const [secret, xsrf] = await Promise.all([
    sign(env.SESSION_SECRET, `next-refresh:${refresh}`),
    sign(env.SESSION_SECRET, `next-xsrf:${refresh}`),
  ]);
  return { refresh: `${sessionId}.${secret}`, xsrf };
}

/** What is stored of them. */
export async function hashTokens(tokens: SessionTokens): Promise<SessionTokens> {
  const [refresh, xsrf] = await Promise.all([hashSecret(tokens.refresh), hashSecret(tokens.xsrf)]);
  return { refresh, xsrf };
}

/** The refresh token of the request's cookie with its session's id; null when there is none. */
export function parseRefreshToken(request: Request, env: BaseEnv) {
  const token = parseCookie(request, hiddenCookieName(env, 'refresh'));
  const sessionId = token?.split('.')[0];
  return token && sessionId ? { token, sessionId } : null;
}

/** The `Set-Cookie` lines that hand the tokens over, for as long as the session may last unused. */
export function tokenCookies(env: BaseEnv, tokens: SessionTokens, seconds: number): string[] {
  return [
    formatCookie(env, hiddenCookieName(env, 'refresh'), tokens.refresh, { seconds }),
    formatCookie(env, xsrfCookie, tokens.xsrf, { seconds, readable: true }),
  ];
}

/** The `Set-Cookie` lines that take them away. */
export const noTokenCookies = (env: BaseEnv) => tokenCookies(env, { refresh: '', xsrf: '' }, 0);

/** An answer of plain text with cookies. */
export function answerText(text: string, cookies: readonly string[]): Response {
  const headers = new Headers({ 'content-type': 'text/plain' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(text, { headers });
}

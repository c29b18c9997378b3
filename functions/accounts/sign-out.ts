import { and, eq, isNull, or } from 'drizzle-orm';
import { sessions } from '#db/schema/users.ts';
import { verifyAccessToken } from '../http/access-token.ts';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { checkOrigin } from '../http/origins.ts';
import { hashSecret } from '../http/secrets.ts';
import { noLanguageCookie } from './interface-language.ts';
import type { AccountsEnv } from './routes.ts';
import { answerText, noTokenCookies, parseRefreshToken } from './session-tokens.ts';

/** Page to load after signing out. */
const landingPage = '/';

/**
 * `GET /logout`: ends the session and returns the path of the next page as text. Because any link can trigger
 * a GET, the request must come from Lexiloom's own pages and include the Bearer token or the session's XSRF
 * value.
 */
export const signOut = operation<AccountsEnv>(
  { may: 'anyone', token: 'ignored' },
  async ({ db, env, request }) => {
    checkOrigin(request, env);
    const whose = await sessionToEnd(request, env);
    if (whose) {
      await db
        .update(sessions)
        .set({ endedAt: new Date().toISOString(), endedBecause: 'signed out' })
        .where(and(whose, isNull(sessions.endedAt)));
    }
    // The next person on this device may read another language.
    return answerText(landingPage, [...noTokenCookies(env), noLanguageCookie(env)]);
  },
);

/** Returns the condition that selects the session to end, or null if no user is signed in. */
async function sessionToEnd(request: Request, env: AccountsEnv) {
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const caller = bearer
    ? await verifyAccessToken(env.SESSION_SECRET, bearer).catch(() => null)
    : null;
  if (caller) return eq(sessions.id, caller.sessionId);
  const sent = parseRefreshToken(request, env);
  if (!sent) return null;
  const xsrf = request.headers.get('x-xsrf-token');
  if (!xsrf) throw new ApiError('cross_site', 'The header X-XSRF-TOKEN is missing.');
  const [refresh, secret] = await Promise.all([hashSecret(sent.token), hashSecret(xsrf)]);
  return and(
    eq(sessions.id, sent.sessionId),
    or(eq(sessions.refreshHash, refresh), eq(sessions.previousHash, refresh)),
    or(eq(sessions.xsrfHash, secret), eq(sessions.previousXsrfHash, secret)),
  );
}

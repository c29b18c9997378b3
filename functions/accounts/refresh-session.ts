import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { parseRows } from '#db/queries/parse-rows.ts';
import { claimsOf, Person, personColumns, signAccessToken } from '../http/access-token.ts';
import { ApiError, signedOut } from '../http/errors.ts';
import { log } from '../http/log.ts';
import { operation } from '../http/operation.ts';
import { checkOrigin } from '../http/origins.ts';
import { hashSecret } from '../http/secrets.ts';
import { interfaceLanguageOf, languageCookies } from './interface-language.ts';
import type { AccountsEnv } from './routes.ts';
import {
  absoluteSeconds,
  answerText,
  hashTokens,
  idleSeconds,
  nextTokens,
  parseRefreshToken,
  tokenCookies,
} from './session-tokens.ts';

/**
 * Number of seconds for which a replaced token remains valid, so that a second tab can use it and a client
 * can retry after a lost response.
 */
const graceSeconds = 10;

const Row = z.extend(Person, {
  verdict: z.enum(['current', 'previous', 'reused', 'ended', 'wrong-secret']),
  seconds_left: z.number(),
  interface_language: z.nullable(z.string()),
});

/**
 * `GET /auth/:secret`: returns a new access token as text and rotates the session's cookies, in one
 * statement.
 *
 * The client sends the session's XSRF token in the header `X-XSRF-TOKEN` and uses the path `/auth/session`,
 * because URLs are logged in more places than a secret should be. Without the header, `secret` must be the
 * token.
 *
 * If a refresh token is used after its grace period, the whole session family ends. A wrong secret does not
 * end it; otherwise any site could sign people out.
 */
export const refreshSession = operation<AccountsEnv, { secret: string }>(
  {
    may: 'anyone',
    params: z.object({ secret: z.string().check(z.maxLength(200)) }),
    token: 'ignored',
  },
  async ({ params, db, env, request }) => {
    checkOrigin(request, env);
    const sent = parseRefreshToken(request, env);
    if (!sent) throw signedOut();
    const next = await nextTokens(env, sent.token);
    const [hash, secretHash, nextHashes] = await Promise.all([
      hashSecret(sent.token),
      hashSecret(request.headers.get('x-xsrf-token') ?? params.secret),
      hashTokens(next),
    ]);
    const result = await db.execute(sql`
      with found as (
        select s.id, s.user_id,
          extract(epoch from s.created_at + make_interval(secs => ${absoluteSeconds}) - now())::float8
            as seconds_left,
          case
            when s.ended_at is not null or s.expires_at <= now()
              or s.created_at <= now() - make_interval(secs => ${absoluteSeconds}) then 'ended'
            when s.refresh_hash <> ${hash} and (s.previous_hash is distinct from ${hash}
              or s.rotated_at <= now() - make_interval(secs => ${graceSeconds})) then 'reused'
            when s.xsrf_hash <> ${secretHash} and (s.previous_xsrf_hash is distinct from ${secretHash}
              or s.rotated_at <= now() - make_interval(secs => ${graceSeconds})) then 'wrong-secret'
            when s.refresh_hash = ${hash} then 'current'
            else 'previous'
          end as verdict
        from sessions s where s.id = ${sent.sessionId} for update),
      rotated as (
        update sessions s set
          previous_hash = s.refresh_hash, refresh_hash = ${nextHashes.refresh},
          previous_xsrf_hash = s.xsrf_hash, xsrf_hash = ${nextHashes.xsrf}, rotated_at = now(),
          expires_at = least(s.created_at + make_interval(secs => ${absoluteSeconds}),
            now() + make_interval(secs => ${idleSeconds}))
        from found where s.id = found.id and found.verdict = 'current'),
      ended as (
        update sessions s set ended_at = now(), ended_because = 'refresh token reused'
        from found where s.id = found.id and found.verdict = 'reused')
      select found.verdict, found.seconds_left, ${personColumns},
        ${interfaceLanguageOf} as interface_language
      from found join users u on u.id = found.user_id`);
    const [row] = parseRows(Row, result);
    if (row?.verdict === 'reused') {
      log('warn', 'refresh token reused', { sessionId: sent.sessionId, userId: row.id });
    }
    if (row?.verdict !== 'current' && row?.verdict !== 'previous') throw signedOut();
    if (row.blocked) throw new ApiError('forbidden', 'forbidden');
    const token = await signAccessToken(env.SESSION_SECRET, claimsOf(row), sent.sessionId);
    return answerText(token, [
      ...tokenCookies(env, next, Math.min(idleSeconds, row.seconds_left)),
      ...languageCookies(env, request, row.interface_language),
    ]);
  },
);

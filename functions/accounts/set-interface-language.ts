import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { SetInterfaceLanguage } from '#contracts/account/interface-language.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { users } from '#db/schema/users.ts';
import { ApiError } from '../http/errors.ts';
import { everyRole, operation } from '../http/operation.ts';
import { interfaceLanguageOf, languageCookies, noLanguageCookie } from './interface-language.ts';
import type { AccountsEnv } from './routes.ts';

const Row = z.object({ language: z.nullable(z.string()) });

/**
 * `PUT /v1/me/interface-language`: sets the language of the caller's pages, which the next page has because the response
 * sets the cookie. Idempotent. Returns 204.
 */
export const setInterfaceLanguage = operation<AccountsEnv, unknown, unknown, SetInterfaceLanguage>(
  { may: everyRole, body: SetInterfaceLanguage, once: false },
  async ({ body: { language }, db, env, request, caller }) => {
    const [, result] = await db.batch([
      db
        .update(users)
        .set({ interfaceLanguage: language, updatedAt: sql`now()` })
        .where(and(eq(users.id, caller.id), isNull(users.blockedAt))),
      db.execute(
        sql`select ${interfaceLanguageOf} as language from users u where u.id = ${caller.id} and u.blocked_at is null`,
      ),
    ]);
    const [row] = parseRows(Row, result);
    if (!row) throw new ApiError('forbidden', 'forbidden');
    const headers = new Headers();
    const cookies =
      row.language === null ? [noLanguageCookie(env)] : languageCookies(env, request, row.language);
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    return new Response(null, { status: 204, headers });
  },
);

import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { pageLocale } from '../http/page-locale.ts';
import { hashSecret } from '../http/secrets.ts';
import { openMailer } from '../mail/mailer.ts';
import { emailChangedMail } from './mails.ts';
import type { AccountsEnv } from './routes.ts';
import { parseRefreshToken } from './session-tokens.ts';
import { MailedSecret } from './verify-email.ts';

const Row = z.object({
  old: z.nullable(z.string()),
  full_name: z.string(),
  interface_language: z.nullable(z.string()),
  changed: z.boolean(),
});

/**
 * `POST /auth/change-email`: confirms the new address with the emailed link. Ends every session except this
 * browser's and revokes every other emailed secret, because a link in the old mailbox must not open the
 * account. If another account has the new address, it is deleted if it was never confirmed, as at a
 * registration; if it is confirmed, it keeps the address. Opening the same link again is not an error.
 */
export const changeEmail = operation<AccountsEnv, unknown, unknown, MailedSecret>(
  {
    may: 'anyone',
    body: MailedSecret,
    token: 'ignored',
    once: false,
    flood: ({ body }) => body.secret,
  },
  async ({ body, db, env, request, waitUntil }) => {
    const hash = await hashSecret(body.secret);
    const here = parseRefreshToken(request, env);
    const hereHash = here ? await hashSecret(here.token) : '';
    const mine = sql`
      select m.user_id, m.email, u.email as old, u.full_name, u.interface_language
      from mail_secrets m
      join users u on u.id = m.user_id and u.blocked_at is null
      where m.hash = ${hash} and m.purpose = 'change-email' and m.expires_at > now()
        and (m.used_at is null or u.email = m.email)
        and not exists (select 1 from users o where lower(o.email) = lower(m.email)
          and o.id <> u.id and o.email_verified_at is not null)`;
    const [, result] = await db.batch([
      db.execute(sql`
        with mine as (${mine}), gone as (
          delete from users o using mine
          where lower(o.email) = lower(mine.email) and o.id <> mine.user_id returning o.id)
        delete from organisations d using gone where d.owner_id = gone.id`),
      db.execute(sql`
        with mine as (${mine}), changed as (
          update users u set email = mine.email, email_verified_at = now(), updated_at = now()
          from mine where u.id = mine.user_id and u.email is distinct from mine.email
          returning u.id),
        used as (
          update mail_secrets m set used_at = now() from mine
          where m.user_id = mine.user_id and m.used_at is null),
        ended as (
          update sessions s set ended_at = now(), ended_because = 'e-mail changed'
          from changed where s.user_id = changed.id and s.ended_at is null
            and not (s.id = ${here?.sessionId ?? ''} and s.refresh_hash = ${hereHash}))
        select mine.old, mine.full_name, mine.interface_language,
          exists (select 1 from changed) as changed from mine`),
    ]);
    const [row] = parseRows(Row, result);
    if (!row) {
      const message =
        'This link has expired or been replaced by a newer one. Request another e-mail.';
      throw new ApiError('not_found', message);
    }
    if (row.changed && row.old !== null) {
      const mail = emailChangedMail(row.full_name, env.APP_ORIGIN);
      const language = row.interface_language ?? pageLocale(request);
      waitUntil(openMailer(env).send(row.old, mail, language));
    }
    return null;
  },
);

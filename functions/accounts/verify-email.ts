import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { hashSecret } from '../http/secrets.ts';
import type { AccountsEnv } from './env.ts';
import { startTrial } from './start-trial.ts';

/** What a mailed link holds. */
export const MailedSecret = z.object({
  secret: z.string('The link is not whole.').min(1).max(100),
});
export type MailedSecret = z.infer<typeof MailedSecret>;

/**
 * `POST /auth/verify-email`: confirms the address that the mailed secret was sent to and starts a new
 * teacher's trial. The same link opened again by the same person changes nothing and is no error.
 */
export const verifyEmail = operation<AccountsEnv, unknown, unknown, MailedSecret>(
  {
    may: 'anyone',
    body: MailedSecret,
    token: 'ignored',
    once: false,
    flood: ({ body }) => body.secret,
  },
  async ({ body, db }) => {
    const hash = await hashSecret(body.secret);
    const result = await db.execute(sql`
      with secret as (
        update mail_secrets m set used_at = coalesce(m.used_at, now())
        from users u
        where m.hash = ${hash} and m.purpose = 'verify-email' and m.expires_at > now()
          and u.id = m.user_id and lower(u.email) = lower(m.email)
          and (m.used_at is null or u.email_verified_at is not null)
        returning m.user_id),
      verified as (
        update users u set email_verified_at = coalesce(u.email_verified_at, now()), updated_at = now()
        from secret where u.id = secret.user_id
        returning u.id, u.role, u.email),
      ${startTrial(sql`verified`)}
      select id from verified`);
    if (result.rows.length === 0) {
      const message = 'This link is too old or was replaced by a newer one. Ask for another mail.';
      throw new ApiError('not_found', message);
    }
    return null;
  },
);

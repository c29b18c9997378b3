import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { DeletionRequested } from '#contracts/account/account.ts';
import { namesAccount, UserDeletion } from '#contracts/admin/user-deletion.ts';
import { leavingParts } from '#db/queries/account-deletion.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { ApiError, fieldError, notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { dayOf, type Letter, mailText } from '#functions/mail/letter.ts';
import { openMailer } from '#functions/mail/mailer.ts';
import type { AdminEnv } from '../routes.ts';
import { UserParams } from './get-user.ts';

const Account = z.object({
  role: z.string(),
  email: z.nullable(z.string()),
  user_name: z.nullable(z.string()),
});

const Row = z.object({
  deleteAfter: z.string(),
  email: z.nullable(z.string()),
  full_name: z.string(),
  interface_language: z.nullable(z.string()),
  is_new: z.boolean(),
});

/**
 * `POST /v1/admin/users/:id/deletion`: deactivates an account and schedules its deletion after the grace
 * period. The same sweep deletes it as after a user's own request (docs/decisions/0104).
 *
 * The admin must type the account's email address or user name, to prevent deleting the wrong account. A
 * teacher is notified by email and can keep the account by signing in. Only an admin can reactivate a pupil's
 * account. A second request keeps the first date and writes no second audit line. Returns 409 for an admin's
 * account.
 */
export const requestUserDeletion = operation<
  AdminEnv,
  z.infer<typeof UserParams>,
  unknown,
  UserDeletion
>(
  { may: ['admin'], params: UserParams, body: UserDeletion, once: false },
  async ({ params: { id }, body, db, env, caller, waitUntil }): Promise<DeletionRequested> => {
    const found = await db.execute(sql`
      select u.role, u.email, u.user_name from users u where u.id = ${id}`);
    const [account] = parseRows(Account, found);
    if (!account) throw notFound('This account was not found.');
    if (account.role === 'admin') {
      throw new ApiError('conflict', 'An admin’s account cannot be deleted here.');
    }
    if (!namesAccount(body.name, { email: account.email, userName: account.user_name })) {
      throw fieldError('name', 'This is not the name of the account.');
    }
    const asked = await db.execute(sql`
      with ${leavingParts(sql`u.id = ${id} and u.role <> 'admin'`)},
      noted as (
        insert into audit_log (actor_id, action, subject, after)
        select ${caller.id}, 'account.deletion asked for', leaving.id,
          jsonb_build_object('deleteAfter', ${utcTimestamp(sql`leaving.delete_after`)})
        from leaving where leaving.is_new)
      select ${utcTimestamp(sql`delete_after`)} as "deleteAfter", email, full_name,
        interface_language, is_new from leaving`);
    const [row] = parseRows(Row, asked);
    if (!row) throw notFound('This account was not found.');
    const { deleteAfter, email, full_name, interface_language, is_new } = row;
    if (email !== null && is_new) {
      const mail = deletionByAdminMail(full_name, deleteAfter, env.APP_ORIGIN);
      waitUntil(openMailer(env).send(email, mail, interface_language));
    }
    return { deleteAfter };
  },
);

/**
 * Notifies a teacher that an admin has scheduled the deletion of their account, and states when and how to
 * keep it. `deleteAfter` is in ISO 8601.
 */
function deletionByAdminMail(fullName: string, deleteAfter: string, origin: string): Letter {
  return {
    subject: mailText`Your Lexiloom account will be deleted`,
    greeting: mailText`Hello ${{ fullName }},`,
    paragraphs: [
      mailText`As requested, we have deactivated your account. You are signed out everywhere, your lessons are private, and any plan you have will not be renewed. On ${{ date: dayOf(deleteAfter) }} everything else will be deleted for good.`,
      mailText`Is this a mistake? Sign in before that day to keep your account.`,
    ],
    action: { label: mailText`Sign in and keep my account`, address: `${origin}/signin` },
    afterwards: mailText`If you did not ask for this, sign in and write to us so that we can find out what happened.`,
  };
}

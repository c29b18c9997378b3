import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ActAs } from '#contracts/admin/acting.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { claimsOf, Person, personColumns, signAccessToken } from '#functions/http/access-token.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { type Letter, mailText, momentOf } from '#functions/mail/letter.ts';
import { openMailer } from '#functions/mail/mailer.ts';
import { supportAddress } from '#functions/mail/write-mail.ts';
import type { AdminEnv } from '../routes.ts';
import { UserParams } from './get-user.ts';

const Found = z.extend(Person, {
  /** The address to which the notice is emailed: the user's or, for a pupil, the teacher's. */
  told_email: z.nullable(z.string()),
  told_name: z.nullable(z.string()),
  told_language: z.nullable(z.string()),
});

/**
 * `POST /v1/admin/users/:id/token`: returns, as text, an access token with which the admin sees the product
 * as this user.
 *
 * The token expires after 15 minutes and is not renewed. The admin's own session continues, and the browser's
 * next refresh returns to it. The token contains the admin's id and allows only the calls in `actingCalls`.
 *
 * The reason is written to the audit log and emailed to the user or, for a pupil, who has no address, to the
 * teacher.
 */
export const impersonate = operation<AdminEnv, z.infer<typeof UserParams>, unknown, ActAs>(
  { may: ['admin'], params: UserParams, body: ActAs, once: false },
  async ({ params, body: { reason }, db, env, caller, waitUntil }) => {
    if (params.id === caller.id) throw new ApiError('conflict', 'This is your own account.');
    const result = await db.execute(sql`
      with found as (
        select ${personColumns}, coalesce(u.email, t.email) as told_email,
          case when u.email is null then t.full_name else u.full_name end as told_name,
          case when u.email is null then t.interface_language else u.interface_language end
            as told_language
        from users u left join users t on t.id = u.teacher_id and u.role = 'PUPIL'
        where u.id = ${params.id}),
      noted as (
        insert into audit_log (actor_id, action, subject, after)
        select ${caller.id}, 'account.acted as', found.id, jsonb_build_object('reason', ${reason}::text)
        from found where not found.blocked and found.role <> 'admin')
      select * from found`);
    const [person] = parseRows(Found, result);
    if (!person) throw notFound('This account was not found.');
    if (person.role === 'admin') {
      throw new ApiError('conflict', 'You cannot sign in as another admin.');
    }
    if (person.blocked) {
      throw new ApiError('conflict', 'This account is suspended. Lift the suspension first.');
    }
    if (person.told_email !== null && person.told_name !== null) {
      const mail = actedAsMail(
        {
          ...{ fullName: person.told_name, admin: caller.name, reason, at: new Date() },
          pupil: person.role === 'PUPIL' ? person.full_name : null,
        },
        env.APP_ORIGIN,
      );
      waitUntil(openMailer(env).send(person.told_email, mail, person.told_language));
    }
    const claims = { ...claimsOf(person), actedBy: { id: caller.id, name: caller.name } };
    return new Response(await signAccessToken(env.SESSION_SECRET, claims, caller.sessionId), {
      headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
    });
  },
);

interface ActedAs {
  /** The name of the recipient: the user or, for a pupil, who has no address, the teacher. */
  fullName: string;
  /** The pupil's name, if the account is a pupil's. */
  pupil: string | null;
  admin: string;
  reason: string;
  at: Date;
}

/**
 * Notifies the recipient that an admin views Lexiloom as them or as their pupil, and states who, when and
 * why.
 */
function actedAsMail({ fullName, pupil, admin, reason, at }: ActedAs, origin: string): Letter {
  return {
    subject: mailText`Someone from Lexiloom has opened one of your accounts`,
    greeting: mailText`Hello ${{ fullName }},`,
    paragraphs: [
      pupil === null
        ? mailText`${{ admin }} from Lexiloom opened your account on ${{ moment: momentOf(at) }} (UTC), for fifteen minutes at most. The reason given: ${{ reason }}`
        : mailText`${{ admin }} from Lexiloom opened the account of your pupil ${{ pupil }} on ${{ moment: momentOf(at) }} (UTC), for fifteen minutes at most. The reason given: ${{ reason }}`,
      mailText`They can look around and correct a lesson. They cannot touch passwords, members, payments, downloads or deletions, and everything they do is logged.`,
    ],
    action: { label: mailText`Open Lexiloom`, address: `${origin}/signin` },
    afterwards: mailText`If you did not expect this, write to ${{ address: supportAddress(origin) }}.`,
  };
}

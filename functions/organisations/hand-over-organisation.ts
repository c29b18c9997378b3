import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { type Letter, mailText } from '#functions/mail/letter.ts';
import { openMailer } from '#functions/mail/mailer.ts';
import type { OrganisationsEnv } from './routes.ts';

const NewOwner = z.object({ id: z.string('Choose a colleague.').check(z.maxLength(40)) });

const Row = z.object({
  pays: z.boolean(),
  handed: z.boolean(),
  organisation: z.string(),
  email: z.nullable(z.string()),
  full_name: z.string(),
  interface_language: z.nullable(z.string()),
});

/**
 * `POST /v1/organisation/owner {id}`: makes a colleague the owner. Also transfers the plan: its Stripe
 * customer, its contents and the count of pupils. The former owner becomes a manager. 409 while the colleague
 * has their own plan.
 */
export const handOverOrganisation = operation<
  OrganisationsEnv,
  never,
  never,
  z.infer<typeof NewOwner>
>({ may: teachers, body: NewOwner }, async ({ body: { id }, db, env, waitUntil, caller }) => {
  const next = sql`
      select o.id, o.name, o.owner_id, t.id as heir, t.email, t.full_name, t.interface_language,
        exists (select 1 from subscriptions s where s.user_id = t.id and s.status = 'active'
          and s.kind <> 'Trial') as pays
      from organisations o join users t on t.organisation_id = o.id
      where o.owner_id = ${caller.id} and t.id = ${id} and t.id <> o.owner_id
        and t.role = 'public' and t.blocked_at is null`;
  const [, read] = await db.batch([
    // A user can have only one Stripe customer, so delete the colleague's own one. It has no active plan.
    db.execute(sql`
        delete from stripe_customers c using (${next}) n where c.user_id = n.heir and not n.pays
          and exists (select 1 from stripe_customers mine where mine.user_id = n.owner_id)`),
    db.execute(sql`
        with next as (${next} for no key update of o),
        handed as (
          update organisations o set owner_id = next.heir from next
          where o.id = next.id and not next.pays returning o.owner_id
        ), noted as (
          insert into audit_log (actor_id, action, subject)
          select ${caller.id}, 'account.made owner of a department', owner_id from handed
        ), managers as (
          update users u set organisation_role =
              case when u.id = next.heir then 'teacher' else 'manager' end,
            selected_teacher_profile = null, updated_at = now()
          from next where not next.pays and u.id in (next.heir, next.owner_id)
        ), customer as (
          update stripe_customers c set user_id = next.heir from next
          where not next.pays and c.user_id = next.owner_id
        ), plan as (
          update subscriptions s set user_id = next.heir from next
          where not next.pays and s.user_id = next.owner_id and s.kind <> 'Trial'
        ), places as (
          update allowance_usage a set owner_id = next.heir from next
          where not next.pays and a.owner_id = next.owner_id
        )
        select next.pays, exists (select 1 from handed) as handed, next.name as organisation,
          next.email, next.full_name, next.interface_language from next`),
  ]);
  const [row] = parseRows(Row, read);
  if (!row) throw notFound('This colleague was not found.');
  if (row.pays || !row.handed) {
    const message = `${row.full_name} still has their own plan. It has to end before they can take over the department’s.`;
    throw new ApiError('conflict', message);
  }
  if (row.email !== null) {
    const mail = organisationHandedOverMail(
      row.full_name,
      caller.name,
      row.organisation,
      env.APP_ORIGIN,
    );
    waitUntil(openMailer(env).send(row.email, mail, row.interface_language));
  }
  return null;
});

/**
 * Returns the email that informs a teacher that they now own the organisation, and what this means for them.
 */
function organisationHandedOverMail(
  fullName: string,
  formerOwner: string,
  organisationName: string,
  origin: string,
): Letter {
  return {
    subject: mailText`${{ organisationName }} is now yours to look after`,
    greeting: mailText`Hello ${{ fullName }},`,
    paragraphs: [
      mailText`${{ formerOwner }} has made you the owner of ${{ organisationName }} on Lexiloom. You now manage the department’s plan too.`,
      mailText`Please add a card of your own and your address for invoices: open Manage subscription, then Card and billing details.`,
    ],
    action: { label: mailText`Manage subscription`, address: `${origin}/subscription/manage` },
    afterwards: mailText`If you did not expect this, please speak to your colleague.`,
  };
}

import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PlanMap } from '#contracts/access/plan-access.ts';
import { invitationDays } from '#contracts/organisation/organisation.ts';
import type { Database } from '#db/client.ts';
import { livePlans, mappedPlans } from '#db/queries/live-plans.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { notFound } from '#functions/http/errors.ts';
import { hashSecret } from '#functions/http/secrets.ts';
import { type Letter, mailText } from '#functions/mail/letter.ts';

export const InvitationSecret = z.object({
  secret: z.string().check(z.minLength(1), z.maxLength(100)),
});
export type InvitationSecret = z.infer<typeof InvitationSecret>;

const Row = z.object({
  organisation_id: z.string(),
  organisation_name: z.string(),
  invited_by: z.string(),
  email: z.string(),
  full_name: z.string(),
  expires_at: z.string(),
  accepted_by: z.nullable(z.string()),
  has_account: z.boolean(),
  plans: z.array(z.string()),
  mapped: PlanMap,
});
type StoredInvitation = z.infer<typeof Row> & { hash: string };

/**
 * Selects the invitation with this secret link, open or accepted; 404 if it has expired, was withdrawn or
 * never existed. One round trip.
 */
export async function selectInvitation(db: Database, secret: string): Promise<StoredInvitation> {
  const hash = await hashSecret(secret);
  const read = await db.execute(sql`
    select o.id as organisation_id, o.name as organisation_name, inviter.full_name as invited_by,
      i.email, i.full_name, ${utcTimestamp(sql`i.expires_at`)} as expires_at,
      -- Whoever used it and has left since is nobody's member: the link is spent.
      case when i.accepted_at is not null then coalesce((select m.id from users m
        where m.id = i.accepted_by and m.organisation_id = o.id), '') end as accepted_by,
      exists (select 1 from users a where lower(a.email) = lower(i.email)
        and a.email_verified_at is not null and a.blocked_at is null) as has_account,
      ${livePlans(sql`owner`)} as plans, ${mappedPlans} as mapped
    from invitations i join organisations o on o.id = i.organisation_id
    join users owner on owner.id = o.owner_id join users inviter on inviter.id = i.invited_by
    where i.hash = ${hash} and (i.expires_at > now() or i.accepted_at is not null)`);
  const [row] = parseRows(Row, read);
  if (!row) throw notFound('This invitation was not found.');
  return { ...row, hash };
}

interface Invitation {
  fullName: string;
  invitedBy: string;
  organisationName: string;
  /** The URL of the invitation, valid for `invitationDays`. */
  address: string;
}

/**
 * SQL: the language of an invitation to this address: that of its account, else that of the inviting teacher. Null if
 * neither is known.
 */
export const invitationLanguage = (email: SQL, inviterId: string): SQL => sql`coalesce(
  (select a.interface_language from users a where lower(a.email) = lower(${email})),
  (select n.interface_language from users n where n.id = ${inviterId}))`;

/** The email that invites a teacher to join an organisation. */
export function invitationMail({
  fullName,
  invitedBy,
  organisationName,
  address,
}: Invitation): Letter {
  return {
    subject: mailText`${{ invitedBy }} invites you to ${{ organisationName }} on Lexiloom`,
    greeting: fullName ? mailText`Hello ${{ fullName }},` : mailText`Hello,`,
    paragraphs: [
      mailText`${{ invitedBy }} would like you to join ${{ organisationName }} on Lexiloom, where language teachers make a lesson from one text, teach from it and set it as homework.`,
      mailText`The department has a place for you. Before you join, the page explains what your colleagues will see of your work.`,
    ],
    action: { label: mailText`See the invitation`, address },
    afterwards: mailText`The link works once, within ${{ invitationDays }} days, and only for this address. If you did not expect it, you can simply delete this e-mail.`,
  };
}

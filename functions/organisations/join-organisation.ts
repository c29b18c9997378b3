import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { allowancesOf } from '#contracts/access/allowances-of.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { type Caller, operation } from '#functions/http/operation.ts';
import { InvitationSecret, selectInvitation } from './invitation.ts';
import type { OrganisationsEnv } from './routes.ts';

const Row = z.object({
  joined: z.boolean(),
  same_address: z.boolean(),
  elsewhere: z.boolean(),
  pays: z.boolean(),
  pupils: z.number(),
  seat: z.boolean(),
});

/**
 * `PUT /v1/organisation/invited`: adds the caller and the caller's pupils to the organisation.
 *
 * The seat limit is enforced with the organisation's row. The row contains the number of teachers, and every
 * join has to lock it (reliability 5.2). The pupil limit is enforced with the row that is updated whenever
 * pupils are created.
 *
 * The link works once, for the address to which it was sent. A retry by the same user is not an error. 409
 * with the reason if joining is impossible.
 */
export const joinOrganisation = operation<OrganisationsEnv, unknown, unknown, InvitationSecret>(
  { may: ['public'], body: InvitationSecret },
  async ({ body: { secret }, db, caller }) => join(db, caller, secret),
);

/**
 * `POST /v1/organisation/invited/:secret`: the same operation, for pages loaded before the secret moved to
 * the body.
 */
export const joinOrganisationByAddress = operation<OrganisationsEnv, InvitationSecret>(
  { may: ['public'], params: InvitationSecret },
  async ({ params: { secret }, db, caller }) => join(db, caller, secret),
);

async function join(db: Database, caller: Caller, secret: string): Promise<null> {
  const invitation = await selectInvitation(db, secret);
  if (invitation.accepted_by === caller.id) return null;
  if (invitation.accepted_by !== null) throw notFound('This invitation was not found.');
  const allowed = allowancesOf(invitation.plans, invitation.mapped, { teachers: 0, pupils: 0 });
  const read = await db.execute(sql`
      with me as (
        select u.id, u.organisation_id, lower(u.email) = lower(${invitation.email}) as same_address,
          exists (select 1 from subscriptions s where s.user_id = u.id and s.status = 'active'
            and s.stripe_subscription_id is not null and not s.cancel_at_period_end) as pays,
          (select count(*)::int from users p where p.teacher_id = u.id and p.role = 'PUPIL') as pupils
        from users u where u.id = ${caller.id} and u.blocked_at is null for no key update of u
      ), ready as (
        select me.* from me where me.organisation_id is null and me.same_address and not me.pays
      ), open as (
        select i.id from invitations i, ready
        where i.hash = ${invitation.hash} and i.accepted_at is null and i.expires_at > now()
        for update of i
      ), seat as (
        select o.id, o.owner_id from organisations o, open
        where o.id = ${invitation.organisation_id}
          and o.teachers < ${allowed.totalTeachersAllowed}::int for no key update of o
      ), places as (
        insert into allowance_usage (owner_id, pupils)
        select seat.owner_id, ready.pupils from seat, ready
        where ready.pupils > 0 and ready.pupils <= ${allowed.totalPupilsAllowed}::int
        on conflict (owner_id) do update set pupils = allowance_usage.pupils + excluded.pupils
          where allowance_usage.pupils + excluded.pupils <= ${allowed.totalPupilsAllowed}::int
        returning owner_id
      ), joined as (
        update users u set organisation_id = seat.id, organisation_role = 'teacher',
          joined_at = now(), updated_at = now()
        from seat, ready where u.id = ready.id
          and (ready.pupils = 0 or exists (select 1 from places))
        returning u.id, u.organisation_id
      ), brought as (
        update users p set organisation_id = joined.organisation_id from joined
        where p.teacher_id = joined.id and p.role = 'PUPIL'
      ), freed as (
        delete from allowance_usage a using joined where a.owner_id = joined.id
      ), used as (
        update invitations i set accepted_at = now(), accepted_by = joined.id
        from joined, open where i.id = open.id
      )
      select exists (select 1 from joined) as joined, me.same_address,
        me.organisation_id is not null as elsewhere, me.pays, me.pupils,
        exists (select 1 from seat) as seat
      from me`);
  const [row] = parseRows(Row, read);
  if (!row?.joined) throw new ApiError('conflict', whyNot(row, invitation));
  return null;
}

/** Returns the reason why a user cannot join and what to do about it, as text for the user. */
function whyNot(
  row: z.infer<typeof Row> | undefined,
  { email, organisation_name: name }: { email: string; organisation_name: string },
): string {
  if (!row?.same_address) {
    return `This invitation is for ${email}. Sign in with that address to join.`;
  }
  if (row.elsewhere) {
    return 'You’re already in another organisation. Leave it under Setup Organisation, then join.';
  }
  if (row.pays) {
    return 'Your own plan would continue alongside the department’s. Cancel it under Subscriptions, then join: you keep what you’ve paid for until it ends.';
  }
  if (!row.seat) {
    return `All seats of ${name} are taken. Ask your colleague for one more, then open the link again.`;
  }
  return `Your ${row.pupils} pupils need more places than ${name} has left. Ask your colleague for more places.`;
}

import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { allowancesOf } from '#contracts/access/allowances-of.ts';
import { PlanMap } from '#contracts/access/plan-access.ts';
import { OrganisationRole } from '#contracts/access/user.ts';
import type { Database } from '#db/client.ts';
import { livePlans, mappedPlans } from '#db/queries/live-plans.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { notFound } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';

/** SQL: the role of the teacher `u` in the organisation `o`. */
export const roleIn = (person = sql`u`) =>
  sql`case when o.owner_id = ${person}.id then 'owner' else ${person}.organisation_role end`;

const Row = z.object({
  id: z.string(),
  name: z.string(),
  owner_id: z.string(),
  role: OrganisationRole,
  plans: z.array(z.string()),
  mapped: PlanMap,
});

/** A user's role in their organisation, and the organisation's maximum number of teachers. */
export interface Membership {
  id: string;
  name: string;
  ownerId: string;
  role: OrganisationRole;
  teachersAllowed: number;
}

/**
 * Selects the membership of a caller who is an owner or a manager; 404 for any other caller. One round trip.
 */
export async function selectLedMembership(db: Database, caller: Caller): Promise<Membership> {
  const read = await db.execute(sql`
    select o.id, o.name, o.owner_id, ${roleIn()} as role, ${livePlans(sql`owner`)} as plans, ${mappedPlans} as mapped
    from users u join organisations o on o.id = u.organisation_id
    join users owner on owner.id = o.owner_id
    where u.id = ${caller.id} and u.blocked_at is null and ${roleIn()} <> 'teacher'`);
  const [row] = parseRows(Row, read);
  if (!row) throw notFound('This organisation was not found.');
  const { id, name, role, owner_id: ownerId, plans, mapped } = row;
  const { totalTeachersAllowed } = allowancesOf(plans, mapped, { teachers: 0, pupils: 0 });
  return { id, name, role, ownerId, teachersAllowed: totalTeachersAllowed };
}

/** The id of a teacher or an invitation of the organisation, in a path. */
export const OrganisationParams = z.object({ id: z.string().check(z.maxLength(40)) });
export type OrganisationParams = z.infer<typeof OrganisationParams>;

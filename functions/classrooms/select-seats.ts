import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { allowancesOf } from '#contracts/access/allowances-of.ts';
import { PlanMap } from '#contracts/access/plan-terms.ts';
import type { Database } from '#db/client.ts';
import { livePlans, mappedPlans } from '#db/queries/live-plans.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { mayChangeClassroom } from '#functions/http/department-access.ts';
import { notFound } from '#functions/http/errors.ts';
import { countedRate, requireRate } from '#functions/http/limit-rate.ts';
import type { Caller } from '#functions/http/operation.ts';

const Row = z.object({
  payer: z.string(),
  organisation_id: z.nullable(z.string()),
  plans: z.array(z.string()),
  mapped: PlanMap,
  used: z.number(),
  found: z.boolean(),
  count: z.nullable(z.number()),
  seconds_left: z.nullable(z.number()),
});

/** Whose allowance a teacher's pupils count against, how many that one may have, and has. */
export interface Places {
  payer: string;
  organisationId: string | null;
  pupilsAllowed: number;
  pupilsUsed: number;
}

/**
 * The account that pays for a teacher who wants accounts for so many pupils in a class, with its allowance.
 * Their passwords are counted against the rate. 404 when the class is not one's own, 429 after too many
 * passwords. One round trip.
 */
export async function selectSeats(
  db: Database,
  caller: Caller,
  { classroomId, pupils }: { classroomId: string; pupils: number },
): Promise<Places> {
  const read = await db.execute(sql`
    with room as (
      select 1 from classrooms c where c.id = ${classroomId} and ${mayChangeClassroom(caller)}
    ), tried as (${countedRate('passwords', caller.id, {
      when: sql`exists (select 1 from room)`,
      amount: sql`${pupils}::int`,
    })})
    select payer.id as payer, u.organisation_id, ${livePlans(sql`payer`)} as plans,
      ${mappedPlans} as mapped, exists (select 1 from room) as found, tried.count, tried.seconds_left,
      coalesce((select a.pupils from allowance_usage a where a.owner_id = payer.id), 0)::int as used
    from users u left join organisations o on o.id = u.organisation_id
    join users payer on payer.id = coalesce(o.owner_id, u.id) left join tried on true
    where u.id = ${caller.id}`);
  const [row] = parseRows(Row, read);
  if (!row) throw new Error('the signed-in teacher has no row');
  if (!row.found) throw notFound('This class');
  requireRate('passwords', { count: row.count ?? 0, seconds_left: row.seconds_left ?? 0 });
  const { totalPupilsAllowed } = allowancesOf(row.plans, row.mapped, { teachers: 0, pupils: 0 });
  return {
    payer: row.payer,
    organisationId: row.organisation_id,
    pupilsAllowed: totalPupilsAllowed,
    pupilsUsed: row.used,
  };
}

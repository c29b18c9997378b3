import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { allowancesOf } from '#contracts/access/allowances-of.ts';
import { PlanMap } from '#contracts/access/plan-terms.ts';
import type { Database } from '#db/client.ts';
import { livePlans, mappedPlans } from '#db/queries/live-plans.ts';
import { parseRows } from '#db/queries/parse-rows.ts';

const Row = z.object({
  payer: z.string(),
  organisation_id: z.string().nullable(),
  plans: z.array(z.string()),
  mapped: PlanMap,
});

/** Whose allowance a teacher's pupils count against, and how many that one may have. */
export interface Places {
  payer: string;
  organisationId: string | null;
  pupilsAllowed: number;
}

/** The account that pays for a teacher, with its allowance of pupils. One round trip. */
export async function selectSeats(db: Database, teacherId: string): Promise<Places> {
  const read = await db.execute(sql`
    select payer.id as payer, u.organisation_id, ${livePlans(sql`payer`)} as plans,
      ${mappedPlans} as mapped
    from users u left join organisations o on o.id = u.organisation_id
    join users payer on payer.id = coalesce(o.owner_id, u.id) where u.id = ${teacherId}`);
  const [row] = parseRows(Row, read);
  if (!row) throw new Error('the signed-in teacher has no row');
  const { totalPupilsAllowed } = allowancesOf(row.plans, row.mapped, { teachers: 0, pupils: 0 });
  return {
    payer: row.payer,
    organisationId: row.organisation_id,
    pupilsAllowed: totalPupilsAllowed,
  };
}

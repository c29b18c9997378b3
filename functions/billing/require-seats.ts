import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { allowancesOf } from '#contracts/access/allowances-of.ts';
import { PlanMap } from '#contracts/access/plan-terms.ts';
import { noSeats } from '#contracts/billing/no-seats.ts';
import type { Database } from '#db/client.ts';
import { livePlans, mappedPlans } from '#db/queries/live-plans.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';

const Row = z.object({ plans: z.array(z.string()), mapped: PlanMap, teachers: z.int() });

/**
 * 409 when a department has more teachers than it would have seats. `after` makes the names of the plans
 * that would count out of those that count now. Pupils are no reason: no child loses work because a plan
 * became smaller.
 */
export async function requireSeats(
  db: Database,
  caller: Caller,
  after: (plans: readonly string[]) => string[],
): Promise<void> {
  const read = await db.execute(sql`
    select ${livePlans(sql`u`)} as plans, ${mappedPlans} as mapped, coalesce(o.teachers, 1) as teachers
    from users u left join organisations o on o.owner_id = u.id where u.id = ${caller.id}`);
  const [row] = parseRows(Row, read);
  if (!row) return;
  const { teachers, mapped } = row;
  const none = { teachers: 0, pupils: 0 };
  const { totalTeachersAllowed } = allowancesOf(after(row.plans), mapped, none);
  const allowed = Math.max(1, totalTeachersAllowed);
  if (teachers <= allowed) return;
  throw new ApiError('conflict', noSeats(teachers, allowed));
}

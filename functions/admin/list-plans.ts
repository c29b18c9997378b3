import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  type PlanAccess,
  type PlanChange,
  PlanMap,
  termsOf,
} from '#contracts/access/plan-access.ts';
import { type PlanName, plans } from '#contracts/access/plans.ts';
import { mappedPlans } from '#db/queries/live-plans.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from './routes.ts';

const newest = 30;

const Row = z.object({
  mapped: PlanMap,
  revisions: z.record(z.string(), z.number()),
  changes: z.array(z.custom<PlanChange>()),
});

/** `GET /v1/admin/plans`: returns every plan with its limits and features, and the newest changes. */
export const listPlans = operation<AdminEnv>(
  { may: ['admin'] },
  async ({ db }): Promise<PlanAccess> => {
    const read = await db.execute(sql`
      select ${mappedPlans} as mapped,
        coalesce((select json_object_agg(plan, revision) from plan_access), '{}') as revisions,
        coalesce((select json_agg(line order by line.id desc) from (
          select l.id, l.subject as plan, u.full_name as actor, l.before, l.after,
            ${utcTimestamp(sql`l.created_at`)} as "createdAt"
          from audit_log l left join users u on u.id = l.actor_id
          where l.action = 'plan.changed' order by l.created_at desc, l.id desc
          limit ${newest}) line), '[]') as changes`);
    const [row] = parseRows(Row, read);
    if (!row) throw new Error('the plans answered no row');
    return {
      plans: (Object.keys(plans) as PlanName[]).map((plan) => ({
        plan,
        name: plans[plan].name,
        terms: termsOf(plan, row.mapped),
        revision: row.revisions[plan] ?? 0,
      })),
      changes: row.changes,
    };
  },
);

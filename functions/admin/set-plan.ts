import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { allFeatures } from '#contracts/access/features.ts';
import { PlanKey, SetPlan, termsOf } from '#contracts/access/plan-access.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from './routes.ts';

const Params = z.object({ plan: z.string().check(z.maxLength(40)) });

/**
 * `PUT /v1/admin/plans/:plan`: sets a plan's limits and features and writes a line to the audit log, in one
 * statement. Changed seats and budgets apply from the next request. Changed features apply from a user's next
 * token, within a quarter of an hour. Returns 409 if another admin has changed the plan since this admin
 * loaded it, otherwise 204.
 */
export const setPlan = operation<AdminEnv, z.infer<typeof Params>, never, SetPlan>(
  { may: ['admin'], params: Params, body: SetPlan },
  async ({ params, body: { revision, ...terms }, db, caller }) => {
    const known = PlanKey.safeParse(params.plan);
    if (!known.success) throw notFound('This plan was not found.');
    const plan = known.data;
    const { rows } = await db.execute(sql`
      with old as (
        select jsonb_build_object('features', a.features, 'teachers', a.teachers,
          'pupils', a.pupils, 'dailySpendMicros', a.daily_spend_micros) as terms
        from plan_access a where a.plan = ${plan}
      ), changed as (
        insert into plan_access as a (plan, features, known, teachers, pupils, daily_spend_micros, revision)
        select ${plan}, ${JSON.stringify(terms.features)}::jsonb,
          ${JSON.stringify(allFeatures)}::jsonb, ${terms.teachers}::int,
          ${terms.pupils}::int, ${terms.dailySpendMicros}::bigint, ${revision}::int + 1
        where ${revision}::int = 0 or exists (select 1 from old)
        on conflict (plan) do update set features = excluded.features,
          known = excluded.known, teachers = excluded.teachers,
          pupils = excluded.pupils, daily_spend_micros = excluded.daily_spend_micros,
          revision = excluded.revision, updated_at = now()
          where a.revision = ${revision}::int
        returning a.plan
      )
      insert into audit_log (actor_id, action, subject, before, after)
      select ${caller.id}, 'plan.changed', changed.plan,
        coalesce((select terms from old), ${JSON.stringify(termsOf(plan, {}))}::jsonb),
        ${JSON.stringify(terms)}::jsonb
      from changed returning id`);
    if (rows.length === 0) {
      throw new ApiError(
        'conflict',
        'Someone else has changed this plan in the meantime. Reload the page to see it.',
      );
    }
    return null;
  },
);

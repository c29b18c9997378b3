import { type SQL, sql } from 'drizzle-orm';
import { plans } from '#contracts/access/plans.ts';
import { livePlans } from './live-plans.ts';

/** What an account without a ceiling by plan (UNLIMITED, admins) may still cost in a day: 50 dollars. */
export const unlimitedDailyMicros = 50_000_000;

const ceilings = JSON.stringify(
  Object.fromEntries(Object.entries(plans).map(([name, plan]) => [name, plan.dailySpendMicros])),
);

/** The day that money counts on, in UTC. */
export const today = sql`(now() at time zone 'utc')::date`;

/**
 * Two CTEs, `payer` and `reserved`, that keep money back for one job before a model is called. They
 * need a CTE `job (owner_id, reserved_micros, reserved_on)` of at most one row before them.
 *
 * Who pays is the owner's department, if there is one, else the owner. What an earlier try of the same
 * job kept back today is given up for the new amount. `reserved` has a row only when the day's ceiling
 * of the plan holds it: the database decides, so no race can pass the ceiling.
 */
export function reserveSpend(amountMicros: number): SQL {
  return sql`
    payer as (
      select coalesce(o.owner_id, u.id) as id,
        case when j.reserved_on = ${today} then j.reserved_micros else 0 end as held,
        case when u.access_type = 'UNLIMITED' or u.role = 'admin' then ${unlimitedDailyMicros}::bigint
          else coalesce((
            select sum(coalesce(a.daily_spend_micros, (${ceilings}::jsonb ->> live.plan)::bigint))
            from unnest(${livePlans(sql`u`)}) as live (plan)
            left join plan_access a on a.plan = live.plan), 0)
        end as ceiling
      from job j join users u on u.id = j.owner_id
      left join organisations o on o.id = u.organisation_id
    ), reserved as (
      insert into ai_spend as s (user_id, day, reserved_micros)
      select id, ${today}, ${amountMicros}::bigint from payer where ceiling >= ${amountMicros}::bigint
      on conflict (user_id, day) do update
      set reserved_micros =
        greatest(0, s.reserved_micros - (select held from payer)) + excluded.reserved_micros
      where s.spent_micros + greatest(0, s.reserved_micros - (select held from payer))
        + excluded.reserved_micros <= (select ceiling from payer)
      returning s.user_id, s.day
    )`;
}

import { type SQL, sql } from 'drizzle-orm';
import type { Feature } from '#contracts/access/features.ts';
import { plans } from '#contracts/access/plans.ts';

/**
 * SQL: the names of a person's active plans as text[]. They are the person's own plans and those of their
 * organisation's owner. Each name is repeated as often as the plan was bought. `person` is the alias of a row
 * of `users`. A plan with an overdue payment stays active until the subscription itself ends. For plans
 * billed by Stripe, Stripe's status decides, not the database's clock, because a Stripe test clock may be a
 * year ahead.
 */
export function livePlans(person: SQL): SQL {
  return sql`array(
    select s.plan from subscriptions s, generate_series(1, s.quantity)
    where s.user_id in (
        ${person}.id, (select o.owner_id from organisations o where o.id = ${person}.organisation_id))
      and s.status = 'active'
      and s.payment_status in ('active', 'trialing', 'past_due')
      and (s.stripe_subscription_id is not null
        or s.starts_at <= now() and (s.ends_at is null or s.ends_at > now()))
    order by s.starts_at, s.id)`;
}

/**
 * SQL: the admins' overrides of plan defaults, as jsonb keyed by plan name (`PlanMap`). The table has at most
 * one row per plan, so it is read in the same query as the person.
 */
export const mappedPlans: SQL = sql`coalesce((
  select jsonb_object_agg(a.plan, jsonb_build_object('features', a.features,
    'known', a.known, 'teachers', a.teachers, 'pupils', a.pupils, 'dailySpendMicros', a.daily_spend_micros))
  from plan_access a), '{}')`;

/**
 * SQL: the current status of a plan, which is a row `s` of `subscriptions`. For plans that are not billed by
 * Stripe, the database's clock decides when they end.
 */
export const statusNow = sql`case when s.stripe_subscription_id is null and s.status = 'active'
  and s.ends_at <= now() then 'expired' else s.status end`;

const freeUpgrades: Feature = 'freeUpgrades';

/** The plans that include this feature by default, as a Postgres array. */
const plansWith = (feature: Feature) =>
  `{${Object.entries(plans)
    .filter(([, { features }]) => features.some((one) => one === feature))
    .map(([name]) => name)
    .join(',')}}`;

/**
 * SQL: true if the current plan of this person, a row of `users`, includes a feature. Used by jobs that run
 * later than their request, when the request's access token may be out of date. Applies the same rule as
 * `PlanMap`.
 */
export function includesFeatureNow(person: SQL, feature: Feature): SQL {
  return sql`(${person}.access_type = 'UNLIMITED' or ${person}.role = 'admin' or exists (
    select 1 from unnest(${livePlans(person)}) as live (plan)
    left join plan_access a on a.plan = live.plan
    where coalesce(case when coalesce(jsonb_exists(a.known, ${feature}), true) or not jsonb_exists(a.features, ${freeUpgrades})
        then jsonb_exists(a.features, ${feature}) end,
      live.plan = any(${plansWith(feature)}::text[]))))`;
}

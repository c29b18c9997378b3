import { type SQL, sql } from 'drizzle-orm';
import type { Feature } from '#contracts/access/features.ts';
import { plans } from '#contracts/access/plans.ts';

/**
 * SQL for the plan names that count for a person now, as text[]: their own and those of their
 * organisation's owner, each as often as it was bought. `person` is the alias of a row of `users`. A payment that is overdue still
 * counts until the subscription itself ends. For what Stripe bills, its own status decides, not our
 * clock: a test clock at Stripe may be a year ahead.
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
 * SQL for what admins gave plans instead of their defaults, as jsonb by the plan's name (`PlanMap`). The
 * table has a row a plan at most, so it is read with the person.
 */
export const mappedPlans: SQL = sql`coalesce((
  select jsonb_object_agg(a.plan, jsonb_build_object('features', a.features,
    'known', a.known, 'teachers', a.teachers, 'pupils', a.pupils, 'dailySpendMicros', a.daily_spend_micros))
  from plan_access a), '{}')`;

/**
 * SQL for the status of a plan, a row `s` of `subscriptions`, at this moment: what Stripe does not bill
 * ends by our own clock.
 */
export const statusNow = sql`case when s.stripe_subscription_id is null and s.status = 'active'
  and s.ends_at <= now() then 'expired' else s.status end`;

const freeUpgrades: Feature = 'freeUpgrades';

/** The plans whose default has this feature, as a Postgres array. */
const plansWith = (feature: Feature) =>
  `{${Object.entries(plans)
    .filter(([, { features }]) => features.some((one) => one === feature))
    .map(([name]) => name)
    .join(',')}}`;

/**
 * SQL: the plan of this person, a row of `users`, includes a feature at this moment. For work that is
 * done later than it was asked for, where the token of the asking says nothing any more. The same rule as
 * `PlanMap` has.
 */
export function includesFeatureNow(person: SQL, feature: Feature): SQL {
  return sql`(${person}.access_type = 'UNLIMITED' or ${person}.role = 'admin' or exists (
    select 1 from unnest(${livePlans(person)}) as live (plan)
    left join plan_access a on a.plan = live.plan
    where coalesce(case when coalesce(jsonb_exists(a.known, ${feature}), true) or not jsonb_exists(a.features, ${freeUpgrades})
        then jsonb_exists(a.features, ${feature}) end,
      live.plan = any(${plansWith(feature)}::text[]))))`;
}

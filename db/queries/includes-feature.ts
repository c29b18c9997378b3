import { type SQL, sql } from 'drizzle-orm';
import type { Feature } from '#contracts/access/features.ts';
import { plans } from '#contracts/access/plans.ts';
import { livePlans } from './live-plans.ts';

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

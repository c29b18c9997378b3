import { sql } from 'drizzle-orm';
import { mappedPlans } from '#db/queries/live-plans.ts';
import { operation } from '#functions/_base/operation.ts';
import { PlanMap } from '#teaching/access/plan-terms.ts';
import type { CurrentSubscription, Holding } from '#teaching/billing/billing.ts';
import { isBasePlan } from '#teaching/billing/prices.ts';
import type { BillingEnv } from './env.ts';

/** `GET /subscriptions/current`: what the account, or the department that pays for it, has. */
export const getCurrent = operation<BillingEnv>(
  { may: ['public'] },
  async ({ db, who }): Promise<CurrentSubscription> => {
    const { rows } = await db.execute<{
      pays: boolean;
      holdings: Holding[];
      mapped: unknown;
    }>(sql`
      select ${mappedPlans} as mapped, o.id is null or o.owner_id = u.id as pays, coalesce((
        select json_agg(json_build_object('plan', s.plan, 'kind', s.kind, 'status', now.status,
            'paymentStatus', s.payment_status, 'quantity', s.quantity,
            'startsAt', s.starts_at, 'endsAt', s.ends_at, 'periodEndsAt', s.period_ends_at,
            'cancelAtPeriodEnd', s.cancel_at_period_end, 'nextPlan', s.next_plan)
          order by now.status = 'active' desc, s.starts_at desc, s.id)
        from subscriptions s, lateral (
          -- What Stripe does not bill ends by our own clock.
          select case when s.stripe_subscription_id is null and s.status = 'active'
            and s.ends_at <= now() then 'expired' else s.status end as status) now
        where s.user_id = coalesce(o.owner_id, u.id)
          and s.payment_status <> 'incomplete_expired'), '[]') as holdings
      from users u left join organisations o on o.id = u.organisation_id where u.id = ${who.id}`);
    const { pays = false, holdings = [], mapped = {} } = rows[0] ?? {};
    const bases = holdings.filter(({ plan }) => isBasePlan(plan) || plan === 'TRIAL');
    const addons = holdings.filter(({ plan }) => !isBasePlan(plan) && plan !== 'TRIAL');
    return {
      mayChange: pays,
      base: bases.find(stillRuns) ?? bases[0] ?? null,
      mapped: PlanMap.parse(mapped),
      addons: addons.filter(stillRuns),
    };
  },
);

/** Whether it gives something, or would if its invoice were paid. */
const stillRuns = ({ kind, status, paymentStatus }: Holding): boolean =>
  status === 'active' ||
  (kind === 'Subscription' &&
    status !== 'canceled' &&
    ['unpaid', 'incomplete', 'paused'].includes(paymentStatus));

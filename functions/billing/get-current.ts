import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PlanMap } from '#contracts/access/plan-access.ts';
import type { CurrentSubscription, Holding } from '#contracts/billing/billing.ts';
import { currencies, currencyOfCountry } from '#contracts/billing/currencies.ts';
import { lapsedDays } from '#contracts/billing/lapsed-contract.ts';
import { isBasePlan } from '#contracts/billing/prices.ts';
import { mappedPlans, statusNow } from '#db/queries/live-plans.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { BillingEnv } from './routes.ts';

const Row = z.object({
  pays: z.boolean(),
  country: z.string(),
  currency: z.nullable(z.enum(currencies)),
  hasInvoices: z.boolean(),
  holdings: z.array(z.custom<Holding>()),
  mapped: PlanMap,
  teachers: z.int(),
  pupils: z.int(),
  pupilsDeletedOn: z.nullable(z.string()),
});

/** `GET /subscriptions/current`: the plans of the account, or of the department that pays for it. */
export const getCurrent = operation<BillingEnv>(
  { may: ['public'] },
  async ({ db, caller }): Promise<CurrentSubscription> => {
    const read = await db.execute(sql`
      select ${mappedPlans} as mapped, coalesce(o.teachers, 1) as teachers, coalesce((
          select a.pupils from allowance_usage a where a.owner_id = coalesce(o.owner_id, u.id)), 0)
        as pupils, (
          select to_json(l.lapsed_at + make_interval(days => ${lapsedDays.deleted})) #>> '{}'
          from lapsed_contracts l where l.owner_id = coalesce(o.owner_id, u.id)
        ) as "pupilsDeletedOn", o.id is null or o.owner_id = u.id as pays, u.country, (
          select c.currency from stripe_customers c where c.user_id = coalesce(o.owner_id, u.id)
        ) as currency, exists (
          select 1 from stripe_customers c where c.user_id = u.id) as "hasInvoices", coalesce((
        select json_agg(json_build_object('plan', s.plan, 'kind', s.kind, 'status', now.status,
            'paymentStatus', s.payment_status, 'quantity', s.quantity,
            'startsAt', s.starts_at, 'endsAt', s.ends_at, 'periodEndsAt', s.period_ends_at,
            'cancelAtPeriodEnd', s.cancel_at_period_end, 'nextPlan', s.next_plan)
          order by now.status = 'active' desc, s.starts_at desc, s.id)
        from subscriptions s, lateral (select ${statusNow} as status) now
        where s.user_id = coalesce(o.owner_id, u.id)
          and s.payment_status <> 'incomplete_expired'), '[]') as holdings
      from users u left join organisations o on o.id = u.organisation_id where u.id = ${caller.id}`);
    const [row] = parseRows(Row, read);
    if (!row) throw notFound('This account was not found.');
    const {
      pupilsDeletedOn,
      pays,
      hasInvoices,
      holdings,
      mapped,
      teachers,
      pupils,
      country,
      currency,
    } = row;
    const bases = holdings.filter(({ plan }) => isBasePlan(plan) || plan === 'TRIAL');
    const addons = holdings.filter(({ plan }) => !isBasePlan(plan) && plan !== 'TRIAL');
    return {
      // Buying a plan cancels the deletion, but the stored date remains until the next sweep.
      pupilsDeletedOn: bases.some(isActive) ? null : pupilsDeletedOn,
      mayChange: pays,
      hasInvoices: pays || hasInvoices,
      currency: currency ?? currencyOfCountry(country),
      base: bases.find(isActive) ?? bases[0] ?? null,
      mapped,
      addons: addons.filter(isActive),
      used: { teachers, pupils },
    };
  },
);

/** True if the plan is active, or would be if its invoice were paid. */
const isActive = ({ kind, status, paymentStatus }: Holding): boolean =>
  status === 'active' ||
  (kind === 'Subscription' &&
    status !== 'canceled' &&
    ['unpaid', 'incomplete', 'paused'].includes(paymentStatus));

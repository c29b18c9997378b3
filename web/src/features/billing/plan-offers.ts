import { plans } from '#teaching/access/plans.ts';
import type { CurrentSubscription } from '#teaching/billing/billing.ts';
import {
  type BoughtPlan,
  basePlans,
  isBoughtPlan,
  planChange,
  planPrices,
} from '#teaching/billing/prices.ts';

/** What can be done about a plan: have it, move to it, or buy it first. */
export interface PlanOffer {
  plan: BoughtPlan;
  name: string;
  amount: number;
  currency: string;
  teachers: number;
  pupils: number;
  state: 'current' | 'next' | 'upgrade' | 'downgrade' | 'buy';
  /** What is different from the plan that runs, in words; empty where there is none. */
  changes: string[];
}

/** The base plans, with what each would change for this account. */
export function planOffers({ base }: Pick<CurrentSubscription, 'base'>): PlanOffer[] {
  const running =
    base && base.status === 'active' && base.kind === 'Subscription' && isBoughtPlan(base.plan)
      ? base.plan
      : null;
  return basePlans.map((plan) => {
    const { amount, currency } = planPrices[plan];
    const { name, teachers, pupils } = plans[plan];
    return {
      plan,
      name,
      amount,
      currency,
      teachers,
      pupils,
      state: stateOf(plan, running, base?.nextPlan ?? null),
      changes: running && running !== plan ? changes(running, plan) : [],
    };
  });
}

function stateOf(
  plan: BoughtPlan,
  running: BoughtPlan | null,
  next: BoughtPlan | null,
): PlanOffer['state'] {
  if (!running) return 'buy';
  if (plan === running) return 'current';
  if (plan === next) return 'next';
  return planChange(running, plan) ?? 'current';
}

function changes(from: BoughtPlan, to: BoughtPlan): string[] {
  const words = (what: 'teachers' | 'pupils') => {
    const difference = plans[to][what] - plans[from][what];
    if (difference === 0) return [];
    return [`${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} ${what}`];
  };
  return [...words('teachers'), ...words('pupils')];
}

import type { PlanName } from '../access/plans.ts';

/** What a plan costs: in the smallest unit of the currency. */
export interface PlanPrice {
  /** The plan's number in addresses and calls (specification 3). Never given to another plan. */
  planId: number;
  /** Stripe's `lookup_key`: how the price is found without knowing its id. */
  lookupKey: string;
  amount: number;
  currency: 'gbp';
  /** `null`: paid once, for one year. */
  interval: 'month' | null;
}

/**
 * Everything that can be bought. The trial is nobody's to buy. A small plan with add-ons never costs less
 * than the larger plan that has as much, and neither does what is paid for a whole year at once.
 */
export const planPrices = {
  SINGLE_TEACHER: monthly(1, 'single_teacher', 800),
  SINGLE_TEACHER_PLUS_PUPIL: monthly(2, 'single_teacher_plus_pupil', 1400),
  DEPARTMENT: monthly(3, 'department', 4500),
  ADDON_TEACHER_ONE: monthly(4, 'addon_teacher_one', 600),
  ADDON_PUPIL_150: monthly(5, 'addon_pupil_150', 700),
  ADDON_PUPIL_PLATFORM: { ...monthly(6, 'addon_pupil_platform', 8400), interval: null },
} as const satisfies Record<Exclude<PlanName, 'TRIAL'>, PlanPrice>;

export type BoughtPlan = keyof typeof planPrices;

function monthly(planId: number, name: string, amount: number): PlanPrice {
  return { planId, lookupKey: `lexiloom_${name}`, amount, currency: 'gbp', interval: 'month' };
}

/** The plan of a number; null for a number that is no plan's. */
export function planOfId(planId: number): BoughtPlan | null {
  const found = Object.entries(planPrices).find(([, price]) => price.planId === planId);
  return found && isBoughtPlan(found[0]) ? found[0] : null;
}

/** The plan behind a price at Stripe; null for a price that is none of ours. */
export function planOfLookupKey(key: string | null): BoughtPlan | null {
  const found = Object.entries(planPrices).find(([, { lookupKey }]) => lookupKey === key);
  return found && isBoughtPlan(found[0]) ? found[0] : null;
}

export function isBoughtPlan(name: string): name is BoughtPlan {
  return Object.hasOwn(planPrices, name);
}

/** The plans of which an account has one; the others are added to it. */
export const basePlans = [
  'SINGLE_TEACHER',
  'SINGLE_TEACHER_PLUS_PUPIL',
  'DEPARTMENT',
] as const satisfies readonly BoughtPlan[];

export const isBasePlan = (name: string): boolean => basePlans.some((plan) => plan === name);

/** What moving from one base plan to another is (specification 3); null where nothing changes. */
export function planChange(from: BoughtPlan, to: BoughtPlan): 'upgrade' | 'downgrade' | null {
  const difference = planPrices[to].amount - planPrices[from].amount;
  if (from === to || difference === 0) return null;
  return difference > 0 ? 'upgrade' : 'downgrade';
}

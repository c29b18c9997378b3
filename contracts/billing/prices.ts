import type { PlanName } from '../access/plans.ts';
import { baseCurrency, type Currency } from './currencies.ts';

/** A plan's price in each currency, in the currency's smallest unit. */
type Amounts = Readonly<Record<Currency, number>>;

/** A plan for sale and its price. */
export interface PlanPrice {
  /** The plan's number in URLs and requests (specification 3). Never reused for another plan. */
  planId: number;
  /** Stripe's `lookup_key`. It identifies the price without Stripe's id. */
  lookupKey: string;
  amounts: Amounts;
  /** `null` for a plan that is paid once, for one year. */
  interval: 'month' | null;
}

/**
 * All plans and add-ons for sale; the trial cannot be bought. In every currency, a small plan with add-ons
 * costs at least as much as a larger plan for the same number of people. This also applies to a small plan
 * with the one-time add-on, over a whole year.
 */
export const planPrices = {
  SINGLE_TEACHER: monthly(1, 'single_teacher', {
    ...{ gbp: 8_00, eur: 9_00, usd: 10_00, inr: 399_00 },
    ...{ mxn: 159_00, pen: 29_00, cop: 29_900_00, ars: 9_900_00 },
  }),
  SINGLE_TEACHER_PLUS_PUPIL: monthly(2, 'single_teacher_plus_pupil', {
    ...{ gbp: 14_00, eur: 16_00, usd: 18_00, inr: 699_00 },
    ...{ mxn: 279_00, pen: 49_00, cop: 52_900_00, ars: 17_400_00 },
  }),
  DEPARTMENT: monthly(3, 'department', {
    ...{ gbp: 45_00, eur: 52_00, usd: 56_00, inr: 2_199_00 },
    ...{ mxn: 879_00, pen: 159_00, cop: 169_000_00, ars: 55_900_00 },
  }),
  ADDON_TEACHER_ONE: monthly(4, 'addon_teacher_one', {
    ...{ gbp: 6_00, eur: 7_00, usd: 8_00, inr: 299_00 },
    ...{ mxn: 119_00, pen: 22_00, cop: 22_900_00, ars: 7_500_00 },
  }),
  ADDON_PUPIL_150: monthly(5, 'addon_pupil_150', {
    ...{ gbp: 7_00, eur: 8_00, usd: 9_00, inr: 349_00 },
    ...{ mxn: 139_00, pen: 25_00, cop: 26_900_00, ars: 8_700_00 },
  }),
  ADDON_PUPIL_PLATFORM: {
    ...monthly(6, 'addon_pupil_platform', {
      ...{ gbp: 84_00, eur: 96_00, usd: 108_00, inr: 4_188_00 },
      ...{ mxn: 1_668_00, pen: 300_00, cop: 322_800_00, ars: 104_400_00 },
    }),
    interval: null,
  },
} as const satisfies Record<Exclude<PlanName, 'TRIAL'>, PlanPrice>;

export type BoughtPlan = keyof typeof planPrices;

function monthly(planId: number, name: string, amounts: Amounts): PlanPrice {
  return { planId, lookupKey: `lexiloom_${name}`, amounts, interval: 'month' };
}

/** Returns a plan's price in a currency, in the currency's smallest unit. */
export const amountOf = (plan: BoughtPlan, currency: Currency): number =>
  planPrices[plan].amounts[currency];

/** Returns the plan with this number; null if there is none. */
export function planOfId(planId: number): BoughtPlan | null {
  const found = Object.entries(planPrices).find(([, price]) => price.planId === planId);
  return found && isBoughtPlan(found[0]) ? found[0] : null;
}

/** Returns the plan for a Stripe price's lookup key; null for a price that does not belong to Lexiloom. */
export function planOfLookupKey(key: string | null): BoughtPlan | null {
  const found = Object.entries(planPrices).find(([, { lookupKey }]) => lookupKey === key);
  return found && isBoughtPlan(found[0]) ? found[0] : null;
}

/**
 * Returns the plan of a Stripe price. When a price is replaced, its lookup key moves to the new price but
 * stays in the old price's metadata. So subscribers who pay the old price still have the plan.
 */
export const planOfPrice = (price: {
  lookup_key: string | null;
  metadata: Readonly<Record<string, string>>;
}): BoughtPlan | null => planOfLookupKey(price.lookup_key ?? price.metadata.lookupKey ?? null);

export function isBoughtPlan(name: string): name is BoughtPlan {
  return Object.hasOwn(planPrices, name);
}

/** The base plans. An account has exactly one of them; all other plans are add-ons. */
export const basePlans = [
  'SINGLE_TEACHER',
  'SINGLE_TEACHER_PLUS_PUPIL',
  'DEPARTMENT',
] as const satisfies readonly BoughtPlan[];

export const isBasePlan = (name: string): boolean => basePlans.some((plan) => plan === name);

/** Classifies a change from one base plan to another (specification 3); null if the plan stays the same. */
export function planChange(from: BoughtPlan, to: BoughtPlan): 'upgrade' | 'downgrade' | null {
  const difference = amountOf(to, baseCurrency) - amountOf(from, baseCurrency);
  if (from === to || difference === 0) return null;
  return difference > 0 ? 'upgrade' : 'downgrade';
}

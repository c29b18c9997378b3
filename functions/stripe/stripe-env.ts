import type { BaseEnv } from '../http/env.ts';

/** How a Worker reaches Stripe. */
export interface StripeAccess {
  /** `sk_test_…` or `sk_live_…`. */
  STRIPE_API_KEY: string;
  /** `https://api.stripe.com`, or another server that speaks its API, such as the local one. */
  STRIPE_API_BASE: string;
}

/** Whether Stripe calculates and collects tax. */
export interface TaxSetting {
  /**
   * `automatic`, the default: Stripe Tax is set up in the account. `off`: it is not, and no tax is
   * collected; any other word counts as `automatic`, so that a misspelt one collects too much, not nothing.
   */
  STRIPE_TAX?: 'automatic' | 'off';
}

/** The settings of a Worker with routes that speaks with Stripe. */
export type StripeEnv = BaseEnv & StripeAccess;

import type { BaseEnv } from '../http/env.ts';

/** How a Worker reaches Stripe. */
export interface StripeAccess {
  /** `sk_test_…` or `sk_live_…`. */
  STRIPE_API_KEY: string;
  /** `https://api.stripe.com`, or another server that speaks its API, such as the local one. */
  STRIPE_API_BASE: string;
}

/** The settings of a Worker with routes that speaks with Stripe. */
export type StripeEnv = BaseEnv & StripeAccess;

import type { BaseEnv } from '../env.ts';

/** The settings of a Worker that speaks with Stripe. */
export interface StripeEnv extends BaseEnv {
  /** `sk_test_…` or `sk_live_…`. */
  STRIPE_API_KEY: string;
  /** `https://api.stripe.com`, or another server that speaks its API, such as the local one. */
  STRIPE_API_BASE: string;
}

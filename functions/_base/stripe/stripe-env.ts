import type { BaseEnv } from '../env.ts';

/** The settings of a Worker that speaks with Stripe. */
export interface StripeEnv extends BaseEnv {
  /** `sk_test_…` or `sk_live_…`. */
  STRIPE_API_KEY: string;
  /** Another server that speaks Stripe's API, such as the local one; without it, Stripe itself. */
  STRIPE_API_BASE?: string;
}

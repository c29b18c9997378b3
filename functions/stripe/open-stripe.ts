import Stripe from 'stripe';
import type { BaseEnv } from '../http/env.ts';

/** How long one call may take: a person waits for it. */
const timeoutMs = 10_000;

/** Stripe's own client, at Stripe or at the server that the settings name. */
export function openStripe({ STRIPE_API_KEY, STRIPE_API_BASE }: StripeAccess): Stripe {
  const httpClient = Stripe.createFetchHttpClient();
  const usual = { httpClient, timeout: timeoutMs, maxNetworkRetries: 2 };
  const { hostname, port, protocol } = new URL(STRIPE_API_BASE);
  return new Stripe(STRIPE_API_KEY, {
    ...usual,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
  });
}

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

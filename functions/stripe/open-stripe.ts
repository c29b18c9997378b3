import Stripe from 'stripe';
import type { BaseEnv } from '../http/env.ts';

/** Timeout per call; short, because a user is waiting. */
const timeoutMs = 10_000;

/** Creates the official Stripe client, for Stripe or for the server in the settings. */
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

/** The settings for access to Stripe. */
export interface StripeAccess {
  /** `sk_test_…` or `sk_live_…`. */
  STRIPE_API_KEY: string;
  /** `https://api.stripe.com`, or another server with the same API, such as the local Stripe emulator. */
  STRIPE_API_BASE: string;
}

/** The setting that switches Stripe's tax calculation and collection on or off. */
export interface TaxSetting {
  /**
   * `automatic`, the default: Stripe Tax is set up in the account. `off`: Stripe Tax is not set up, and no
   * tax is collected. Any other value counts as `automatic`: a typo must not stop the collection of tax.
   */
  STRIPE_TAX?: 'automatic' | 'off';
}

/** The settings of a Worker that has routes and calls Stripe. */
export type StripeEnv = BaseEnv & StripeAccess;

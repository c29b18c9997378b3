import Stripe from 'stripe';
import type { StripeAccess } from './stripe-env.ts';

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

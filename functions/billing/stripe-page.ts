import { ApiError } from '#functions/http/errors.ts';
import { log } from '../http/log.ts';
import type { StripeAccess } from '../stripe/open-stripe.ts';
import type { BillingEnv } from './routes.ts';

/** Returns the URL of the Stripe page to open; 503 if there is no URL or the URL is on another site. */
export function requirePage(env: BillingEnv, address: string | null): string {
  const page = ownPage(env, address);
  if (!page) throw new ApiError('unavailable', 'Stripe’s page did not open. Nothing was charged.');
  return page;
}

/**
 * Returns the URL of a Stripe page if it is safe to open: on stripe.com, or on the configured Stripe server.
 * Returns null for any other site and logs it (ASVS 5.0 V3.7.2).
 */
export function ownPage(
  { STRIPE_API_BASE }: Pick<StripeAccess, 'STRIPE_API_BASE'>,
  address: string | null | undefined,
): string | null {
  if (!address) return null;
  const page = URL.canParse(address) ? new URL(address) : null;
  const isStripes = page?.protocol === 'https:' && /(?:^|\.)stripe\.com$/.test(page.hostname);
  if (page && (isStripes || page.origin === new URL(STRIPE_API_BASE).origin)) return page.href;
  log('error', 'unexpected host of a Stripe page', { host: page?.host ?? 'no address' });
  return null;
}

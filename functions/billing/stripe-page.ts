import { ApiError } from '#functions/http/errors.ts';
import { log } from '../http/log.ts';
import type { StripeAccess } from '../stripe/open-stripe.ts';
import type { BillingEnv } from './routes.ts';

/** The address of a page of Stripe's to go to; 503 where there is none, or it is at another site. */
export function requirePage(env: BillingEnv, address: string | null): string {
  const page = ownPage(env, address);
  if (!page) throw new ApiError('unavailable', 'Stripe’s page did not open. Nothing was charged.');
  return page;
}

/**
 * The address of a page of Stripe's as the browser may be sent there: at stripe.com, or at the server
 * that the settings name instead; null for any other site, which is logged (ASVS 5.0 V3.7.2).
 */
export function ownPage(
  { STRIPE_API_BASE }: Pick<StripeAccess, 'STRIPE_API_BASE'>,
  address: string | null | undefined,
): string | null {
  if (!address) return null;
  const page = URL.canParse(address) ? new URL(address) : null;
  const isStripes = page?.protocol === 'https:' && /(?:^|\.)stripe\.com$/.test(page.hostname);
  if (page && (isStripes || page.origin === new URL(STRIPE_API_BASE).origin)) return page.href;
  log('error', 'a page of Stripe’s is at another site', { host: page?.host ?? 'no address' });
  return null;
}

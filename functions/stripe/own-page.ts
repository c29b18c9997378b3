import { log } from '../http/log.ts';
import type { StripeAccess } from './stripe-env.ts';

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

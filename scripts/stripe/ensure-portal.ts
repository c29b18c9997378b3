import type Stripe from 'stripe';
import { portalMark } from '#contracts/billing/portal-mark.ts';
import { differs } from './ensure-prices.ts';

/**
 * Sets up the customer portal. Our screens link to it for the user's card, address and VAT number, their
 * invoices, and cancelling at the end of the period. Plans and seats are changed on our own screens, because
 * only these show the holder of each seat. Returns a list of what was done.
 */
export async function ensurePortal(stripe: Stripe, origin: string): Promise<string[]> {
  const wanted = {
    business_profile: { headline: 'Lexiloom' },
    default_return_url: `${origin}/subscription/manage`,
    features: {
      customer_update: {
        enabled: true,
        allowed_updates: ['address', 'email', 'name', 'tax_id'],
      },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: { enabled: false },
    },
    metadata: { [portalMark.name]: portalMark.value },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams;
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const found = data.find(({ metadata }) => metadata?.[portalMark.name] === portalMark.value);
  if (!found) {
    await stripe.billingPortal.configurations.create(wanted);
    return ['portal: configuration made'];
  }
  if (!differs(wanted, found)) return [];
  await stripe.billingPortal.configurations.update(found.id, wanted);
  return ['portal: configuration changed'];
}

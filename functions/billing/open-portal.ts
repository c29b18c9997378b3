import type Stripe from 'stripe';
import { portalMark } from '#contracts/billing/portal-mark.ts';
import { ApiError } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { atStripe } from './at-stripe.ts';
import { selectPayer } from './payer.ts';
import type { BillingEnv } from './routes.ts';
import { requirePage } from './stripe-page.ts';

/**
 * `POST /subscriptions/portal`: returns `{url}`, the Stripe page for managing cards and invoices and for
 * cancelling.
 */
export const openPortal = operation<BillingEnv>(
  { may: ['public'], once: false },
  async ({ db, env, caller }) => {
    const { customerId } = await selectPayer(db, caller);
    if (!customerId) throw new ApiError('conflict', 'You haven’t bought anything yet.');
    const stripe = openStripe(env);
    return atStripe(async () => {
      const configuration = await portalConfiguration(stripe);
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        ...(configuration && { configuration }),
        return_url: `${env.APP_ORIGIN}/subscription/product`,
      });
      return { url: requirePage(env, url) };
    });
  },
);

/**
 * Returns the portal configuration created by `npm run stripe-catalogue`. Null if the command was not run;
 * Stripe then uses its default.
 */
async function portalConfiguration(stripe: Stripe): Promise<string | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return data.find(({ metadata }) => metadata?.[portalMark.name] === portalMark.value)?.id ?? null;
}

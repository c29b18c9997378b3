import { ApiError } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { atStripe } from './at-stripe.ts';
import type { BillingEnv } from './env.ts';
import { selectPayer } from './payer.ts';
import { requirePage } from './require-page.ts';

/** `POST /subscriptions/portal`: answers `{url}`, Stripe's page for cards, invoices and cancelling. */
export const openPortal = operation<BillingEnv>(
  { may: ['public'], oneself: true, once: false },
  async ({ db, env, caller }) => {
    const { customerId } = await selectPayer(db, caller);
    if (!customerId) throw new ApiError('conflict', 'Nothing was bought yet.');
    const stripe = openStripe(env);
    return atStripe(async () => {
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: `${env.APP_ORIGIN}/subscription/product`,
      });
      return { url: requirePage(env, url) };
    });
  },
);

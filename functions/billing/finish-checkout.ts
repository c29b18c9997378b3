import * as z from 'zod/mini';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { syncCheckout } from '#functions/stripe/sync-checkout.ts';
import { atStripe } from './at-stripe.ts';
import type { BillingEnv } from './routes.ts';

const Params = z.object({ id: z.string().check(z.regex(/^cs_\w{1,100}$/)) });

/**
 * `POST /subscriptions/checkout/:id/finish`: syncs a purchase when the buyer returns from Stripe's page, even
 * if the webhook has not arrived yet. 404 for another person's page.
 */
export const finishCheckout = operation<BillingEnv, z.infer<typeof Params>>(
  { may: ['public'], params: Params, once: false },
  async ({ params: { id }, db, env, caller }) => {
    const stripe = openStripe(env);
    return atStripe(async () => {
      const session = await stripe.checkout.sessions.retrieve(id).catch((error) => {
        if (error?.code === 'resource_missing') return null;
        throw error;
      });
      if (session?.client_reference_id !== caller.id) throw notFound('This payment was not found.');
      if (session.status === 'complete') await syncCheckout(db, stripe, id);
      return { complete: session.status === 'complete' };
    });
  },
);

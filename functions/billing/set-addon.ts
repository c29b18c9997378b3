import type Stripe from 'stripe';
import { type Charged, SetAddon } from '#contracts/billing/billing.ts';
import { planOfLookupKey } from '#contracts/billing/prices.ts';
import { operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import { previewAddon } from './addon-invoice.ts';
import { addonItem, requireAddon } from './addon-item.ts';
import { atStripe } from './at-stripe.ts';
import type { BillingEnv } from './env.ts';
import { selectPayer } from './payer.ts';
import { planPhases } from './plan-phases.ts';
import { priceOf } from './price-of.ts';
import { requireFresh } from './require-fresh.ts';
import { requireSeats } from './require-seats.ts';
import {
  type Running,
  requireSettled,
  retrieveRunningSubscription,
  scheduleOf,
} from './running-subscription.ts';
import { chargedBy } from './upgrade.ts';

/**
 * `PUT /subscriptions/addons {planId, quantity, prorationDate}`: how many of an add-on from now on. More
 * are charged at once for the time that is left, for exactly what the preview of that moment said (409 for
 * a moment that no preview of the last hour was of), and a card that is declined changes nothing (402);
 * fewer are credited on the next invoice, and are refused (409) where teachers hold those seats.
 */
export const setAddon = operation<BillingEnv, never, never, SetAddon>(
  { may: ['public'], oneself: true, body: SetAddon },
  async ({ body: { planId, quantity, prorationDate }, db, env, caller }): Promise<Charged> => {
    const plan = requireAddon(planId);
    const payer = await selectPayer(db, caller);
    const stripe = openStripe(env);
    return atStripe(async () => {
      const running = await retrieveRunningSubscription(stripe, payer);
      requireSettled(running);
      const { subscription } = running;
      const { before, wanted } = await addonItem(stripe, running, plan, quantity);
      if (quantity === before) return { invoiceUrl: null, paid: true };
      const more = quantity > before;
      if (!more) {
        await requireSeats(db, caller, (plans) => [
          ...plans.filter((name) => name !== plan),
          ...Array<string>(quantity).fill(plan),
        ]);
      }
      const { prorationDate: now } = await previewAddon(stripe, running, wanted);
      requireFresh(prorationDate, now, running);
      const changed = await stripe.subscriptions.update(subscription.id, {
        items: [wanted],
        proration_date: prorationDate,
        proration_behavior: more ? 'always_invoice' : 'create_prorations',
        payment_behavior: more ? 'error_if_incomplete' : 'allow_incomplete',
        expand: ['latest_invoice', 'schedule'],
      });
      await keepNextPlan(stripe, { ...running, subscription: changed });
      await syncSubscription(db, stripe, subscription.id);
      return more ? chargedBy(env, changed) : { invoiceUrl: null, paid: true };
    });
  },
);

/** A downgrade that is planned brings the items of its day: what was added since goes in as well. */
async function keepNextPlan(stripe: Stripe, running: Running): Promise<void> {
  const schedule = scheduleOf(running.subscription);
  const { fromLookupKey, nextLookupKey } = schedule?.metadata ?? {};
  const plan = planOfLookupKey(nextLookupKey ?? null);
  if (!schedule || !plan || planOfLookupKey(fromLookupKey ?? null) !== running.plan) return;
  const price = await priceOf(stripe, plan);
  await stripe.subscriptionSchedules.update(
    schedule.id,
    planPhases(running, schedule, { plan, price }),
  );
}

import type Stripe from 'stripe';
import { Refusal } from '#functions/_base/errors.ts';
import { operation } from '#functions/_base/operation.ts';
import { openStripe } from '#functions/_base/stripe/open-stripe.ts';
import { syncSubscription } from '#functions/_base/stripe/sync-subscription.ts';
import { type Charged, SetAddon } from '#teaching/billing/billing.ts';
import { isBasePlan, planOfLookupKey, planPrices } from '#teaching/billing/prices.ts';
import { atStripe } from './at-stripe.ts';
import type { BillingEnv } from './env.ts';
import { readPayer } from './payer.ts';
import { planPhases } from './plan-phases.ts';
import { priceOf, requirePlan } from './price-of.ts';
import { type Running, readRunning, requireSettled, scheduleOf } from './running.ts';
import { chargedBy } from './upgrade.ts';

/**
 * `PUT /subscriptions/addons {planId, quantity}`: how many of an add-on from now on. More are charged at
 * once for the time that is left, and a card that is declined changes nothing (402); fewer are credited
 * on the next invoice.
 */
export const setAddon = operation<BillingEnv, never, never, SetAddon>(
  { may: ['public'], oneself: true, body: SetAddon },
  async ({ body: { planId, quantity }, db, env, who }): Promise<Charged> => {
    const plan = requirePlan(planId);
    if (isBasePlan(plan) || !planPrices[plan].interval) {
      throw new Refusal('conflict', 'This is no add-on of a running plan.');
    }
    const payer = await readPayer(db, who);
    const stripe = openStripe(env);
    return atStripe(async () => {
      const running = await readRunning(stripe, payer);
      requireSettled(running);
      const { subscription } = running;
      const { lookupKey } = planPrices[plan];
      const item = subscription.items.data.find(({ price }) => price.lookup_key === lookupKey);
      const before = item?.quantity ?? 0;
      if (quantity === before) return { invoiceUrl: null, paid: true };
      const wanted = item
        ? { id: item.id, ...(quantity === 0 ? { deleted: true } : { quantity }) }
        : { price: await priceOf(stripe, plan), quantity };
      const more = quantity > before;
      const changed = await stripe.subscriptions.update(subscription.id, {
        items: [wanted],
        proration_behavior: more ? 'always_invoice' : 'create_prorations',
        payment_behavior: more ? 'error_if_incomplete' : 'allow_incomplete',
        expand: ['latest_invoice', 'schedule'],
      });
      await keepNextPlan(stripe, { ...running, subscription: changed });
      await syncSubscription(db, stripe, subscription.id);
      return more ? chargedBy(changed) : { invoiceUrl: null, paid: true };
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

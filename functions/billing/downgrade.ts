import { Refusal } from '#functions/_base/errors.ts';
import { operation } from '#functions/_base/operation.ts';
import { openStripe } from '#functions/_base/stripe/open-stripe.ts';
import { syncSubscription } from '#functions/_base/stripe/sync-subscription.ts';
import { Downgrade } from '#teaching/billing/billing.ts';
import { planChange, planPrices } from '#teaching/billing/prices.ts';
import { atStripe } from './at-stripe.ts';
import type { BillingEnv } from './env.ts';
import { readPayer } from './payer.ts';
import { priceOf, requirePlan } from './price-of.ts';
import { readRunning, requireNothingPending, scheduleIdOf } from './running.ts';

/**
 * `POST /subscriptions/plan/downgrade {planId}`: the plan changes at the end of what is paid for, by a
 * schedule at Stripe. Another downgrade before that takes its place. 204.
 */
export const downgrade = operation<BillingEnv, never, never, Downgrade>(
  { may: ['public'], body: Downgrade },
  async ({ body: { planId }, db, env, who }) => {
    const plan = requirePlan(planId);
    const payer = await readPayer(db, who);
    const stripe = openStripe(env);
    return atStripe(async () => {
      const running = await readRunning(stripe, payer);
      requireNothingPending(running);
      const { subscription, item } = running;
      if (planChange(running.plan, plan) !== 'downgrade') {
        throw new Refusal('conflict', 'This plan is no downgrade of yours.');
      }
      if (subscription.cancel_at_period_end) {
        throw new Refusal('conflict', 'Your plan ends on that day. Resume it first.');
      }
      const price = await priceOf(stripe, plan);
      const id =
        scheduleIdOf(subscription) ??
        (await stripe.subscriptionSchedules.create({ from_subscription: subscription.id })).id;
      const items = subscription.items.data.map(({ id: itemId, price: { id: own }, quantity }) => ({
        itemId,
        price: own,
        quantity: quantity ?? 1,
      }));
      const now = items.map(({ price: own, quantity }) => ({ price: own, quantity }));
      const then = items.map(({ itemId, price: own, quantity }) => ({
        price: itemId === item.id ? price : own,
        quantity,
      }));
      await stripe.subscriptionSchedules.update(id, {
        end_behavior: 'release',
        metadata: {
          fromLookupKey: planPrices[running.plan].lookupKey,
          nextLookupKey: planPrices[plan].lookupKey,
        },
        phases: [
          { items: now, start_date: item.current_period_start, end_date: item.current_period_end },
          { items: then, duration: { interval: 'month', interval_count: 1 } },
        ],
      });
      await syncSubscription(db, stripe, subscription.id);
      return null;
    });
  },
);

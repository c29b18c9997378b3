import { Downgrade } from '#contracts/billing/billing.ts';
import { ApiError } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { planPhases } from '#functions/stripe/plan-phases.ts';
import { ensureSchedule } from '#functions/stripe/planned-plan.ts';
import { priceOf, requirePlan } from '#functions/stripe/price-of.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import { atStripe } from './at-stripe.ts';
import type { BillingEnv } from './env.ts';
import { selectPayer } from './payer.ts';
import { requireSeats } from './require-seats.ts';
import { retrieveChangeableSubscription } from './running-subscription.ts';

/**
 * `POST /subscriptions/plan/downgrade {planId}`: the plan changes at the end of what is paid for, by a
 * schedule at Stripe. Another downgrade before that takes its place. 204; 409 while more teachers are in
 * the department than would have a seat.
 */
export const downgrade = operation<BillingEnv, never, never, Downgrade>(
  { may: ['public'], body: Downgrade },
  async ({ body: { planId }, db, env, caller }) => {
    const plan = requirePlan(planId);
    const payer = await selectPayer(db, caller);
    const stripe = openStripe(env);
    return atStripe(async () => {
      const running = await retrieveChangeableSubscription(stripe, payer, plan, 'downgrade');
      const { subscription } = running;
      if (subscription.cancel_at_period_end) {
        throw new ApiError('conflict', 'Your plan ends on that day. Keep it first.');
      }
      await requireSeats(db, caller, (plans) => [
        ...plans.filter((name) => name !== running.plan),
        plan,
      ]);
      const price = await priceOf(stripe, plan);
      const schedule = await ensureSchedule(stripe, subscription);
      await stripe.subscriptionSchedules.update(
        schedule.id,
        planPhases(running, schedule, { plan, price }),
      );
      await syncSubscription(db, stripe, subscription.id);
      return null;
    });
  },
);

import Stripe from 'stripe';
import { type BoughtPlan, planOfLookupKey, planPrices } from '#contracts/billing/prices.ts';
import { type Running, scheduleOf, withBaseItem } from './object-fields.ts';
import { priceOf } from './price-of.ts';

/**
 * The base plan that will replace the current plan in the next period; null if no change is planned. It is
 * stored in the metadata of the subscription's schedule or, while the planned plan is suspended, in the
 * subscription's own metadata.
 */
export function plannedPlan({ subscription, plan }: Running): BoughtPlan | null {
  const schedule = scheduleOf(subscription);
  if (schedule?.status !== 'active') {
    return planOfLookupKey(subscription.metadata.plannedLookupKey ?? null);
  }
  const { fromLookupKey, nextLookupKey } = schedule.metadata ?? {};
  const isOfThisPlan = planOfLookupKey(fromLookupKey ?? null) === plan;
  return isOfThisPlan ? planOfLookupKey(nextLookupKey ?? null) : null;
}

/**
 * Suspends a planned plan by releasing its schedule, so that the subscription's items can be changed. Stripe
 * does not document what happens to a change that is waiting for payment while a schedule manages the
 * subscription. Before releasing the schedule, stores the planned plan in the subscription's metadata. The
 * next sync of the subscription therefore restores it, even if this Worker dies midway.
 */
export async function putPlannedPlanAside(stripe: Stripe, running: Running): Promise<void> {
  const { subscription } = running;
  const schedule = scheduleOf(subscription);
  if (!schedule) return;
  const planned = plannedPlan(running);
  if (planned) await note(stripe, subscription.id, planPrices[planned].lookupKey);
  await stripe.subscriptionSchedules.release(schedule.id);
}

/**
 * Restores a suspended planned plan to a schedule, with the current items. Does nothing if a change is
 * waiting for payment, if the subscription is ending, or if no plan is suspended.
 */
export async function putPlannedPlanBack(stripe: Stripe, id: string): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ['schedule'] });
  const plan = planOfLookupKey(subscription.metadata.plannedLookupKey ?? null);
  const running = withBaseItem(subscription);
  const isFree =
    ['active', 'trialing'].includes(subscription.status) &&
    !subscription.pending_update &&
    !subscription.cancel_at_period_end;
  if (!plan || !running || !isFree) return;
  if (running.plan !== plan) {
    const schedule = await ensureSchedule(stripe, subscription);
    const price = await priceOf(stripe, plan);
    await stripe.subscriptionSchedules.update(
      schedule.id,
      planPhases(running, schedule, { plan, price }),
    );
  }
  await note(stripe, id, '');
}

/** Discards a suspended planned plan, because another change has replaced it. */
export async function forgetPlannedPlan(stripe: Stripe, { subscription }: Running): Promise<void> {
  const schedule = scheduleOf(subscription);
  if (schedule) await stripe.subscriptionSchedules.release(schedule.id);
  if (subscription.metadata.plannedLookupKey) await note(stripe, subscription.id, '');
}

/**
 * Returns the schedule of a subscription, and creates it if there is none. Two concurrent callers create only
 * one schedule.
 */
export async function ensureSchedule(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<Stripe.SubscriptionSchedule> {
  const known = scheduleOf(subscription);
  if (known) return known;
  try {
    return await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const now = await stripe.subscriptions.retrieve(subscription.id, { expand: ['schedule'] });
    const made = scheduleOf(now);
    if (!made) throw error;
    return made;
  }
}

async function note(stripe: Stripe, id: string, plannedLookupKey: string): Promise<void> {
  await stripe.subscriptions.update(id, { metadata: { plannedLookupKey } });
}

/**
 * Returns the phases of a schedule that replaces the current plan with another plan at the end of the period.
 * The first phase has the current items. The second phase has the same items, but with the new plan's price
 * (`next.price` is its Stripe id).
 */
export function planPhases(
  { subscription, item, plan }: Running,
  schedule: Stripe.SubscriptionSchedule,
  next: { plan: BoughtPlan; price: string },
): Stripe.SubscriptionScheduleUpdateParams {
  const items = subscription.items.data.map(({ id, price, quantity }) => ({
    id,
    price: price.id,
    quantity: quantity ?? 1,
  }));
  return {
    end_behavior: 'release',
    metadata: {
      fromLookupKey: planPrices[plan].lookupKey,
      nextLookupKey: planPrices[next.plan].lookupKey,
    },
    phases: [
      {
        items: items.map(({ price, quantity }) => ({ price, quantity })),
        start_date: schedule.current_phase?.start_date ?? item.current_period_start,
        end_date: item.current_period_end,
      },
      {
        items: items.map(({ id, price, quantity }) => ({
          price: id === item.id ? next.price : price,
          quantity,
        })),
        duration: { interval: 'month', interval_count: 1 },
      },
    ],
  };
}

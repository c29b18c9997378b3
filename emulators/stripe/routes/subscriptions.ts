import { createSubscription } from '../create-subscription.ts';
import { type Endpoints, endpoint } from '../endpoint.ts';
import { listOf } from '../list-of.ts';
import type { RequestedItem, Subscription } from '../objects.ts';
import { parameters, type SubmittedItem } from '../parameters.ts';
import { releaseSchedule, scheduleFrom, setPhases } from '../schedules.ts';
import { noSuch } from '../stripe-error-response.ts';
import { find } from '../stripe-state.ts';
import { cancelSubscription } from '../subscriptions.ts';
import { updateSubscription } from '../update-subscription.ts';

/** Returns the requested items of a subscription. Fields that the request omits keep their values. */
export function requestedItems(
  subscription: Subscription,
  asked: readonly SubmittedItem[],
): RequestedItem[] {
  return asked.map(({ id, price, quantity }) => {
    const item = subscription.items.data.find((one) => one.id === id);
    if (id !== null && !item) throw noSuch('subscription_item', id);
    return {
      id,
      price: price ?? item?.price.id ?? '',
      quantity: quantity ?? item?.quantity ?? 1,
    };
  });
}

/** Calls for subscriptions and their schedules. */
export const subscriptionEndpoints: Endpoints = {
  'POST /v1/subscriptions': endpoint(parameters.subscription, (state, given) => {
    find(state.stored.customers, given.customer, 'customer');
    return createSubscription(state, {
      customer: given.customer,
      items: given.items,
      metadata: given.metadata,
      currency: given.currency,
      billingMode: given.billing_mode?.type ?? 'flexible',
      isTaxed: given.automatic_tax?.enabled ?? false,
      trialDays: given.trial_period_days ?? null,
      withoutCard: given.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    });
  }),
  'GET /v1/subscriptions': endpoint(parameters.subscriptions, ({ stored }, given) =>
    listOf(
      Object.values(stored.subscriptions).filter(
        ({ customer, status }) =>
          (!given.customer || customer === given.customer) &&
          (given.status === 'all' || (given.status ?? status) === status) &&
          (given.status !== undefined || status !== 'canceled'),
      ),
      '/v1/subscriptions',
      given,
    ),
  ),
  'GET /v1/subscriptions/:id': endpoint(parameters.nothing, ({ stored }, _, id) =>
    find(stored.subscriptions, id, 'subscription'),
  ),
  'POST /v1/subscriptions/:id': endpoint(parameters.subscriptionUpdate, (state, given, id) => {
    const subscription = find(state.stored.subscriptions, id, 'subscription');
    return updateSubscription(state, subscription, {
      proration: given.proration_behavior,
      payment: given.payment_behavior,
      ...(given.items && { items: requestedItems(subscription, given.items) }),
      ...(given.proration_date !== undefined && { prorationDate: given.proration_date }),
      ...(given.cancel_at_period_end !== undefined && {
        cancelAtPeriodEnd: given.cancel_at_period_end,
      }),
      ...(given.discounts && { coupons: given.discounts.map(({ coupon }) => coupon) }),
      ...(given.metadata && { metadata: given.metadata }),
      ...(given.default_payment_method && { defaultPaymentMethod: given.default_payment_method }),
    });
  }),
  'DELETE /v1/subscriptions/:id': endpoint(parameters.nothing, (state, _, id) => {
    const subscription = find(state.stored.subscriptions, id, 'subscription');
    cancelSubscription(state, subscription);
    return subscription;
  }),
  'POST /v1/subscription_schedules': endpoint(parameters.schedule, (state, given) =>
    scheduleFrom(state, find(state.stored.subscriptions, given.from_subscription, 'subscription')),
  ),
  'GET /v1/subscription_schedules/:id': endpoint(parameters.nothing, ({ stored }, _, id) =>
    find(stored.schedules, id, 'subscription_schedule'),
  ),
  'POST /v1/subscription_schedules/:id': endpoint(
    parameters.scheduleUpdate,
    (state, { end_behavior, phases, metadata }, id) => {
      const schedule = find(state.stored.schedules, id, 'subscription_schedule');
      if (end_behavior) schedule.end_behavior = end_behavior;
      Object.assign(schedule.metadata, metadata);
      if (phases) setPhases(state, schedule, phases);
      return schedule;
    },
  ),
  'POST /v1/subscription_schedules/:id/release': endpoint(parameters.nothing, (state, _, id) => {
    const schedule = find(state.stored.schedules, id, 'subscription_schedule');
    releaseSchedule(state, schedule);
    return schedule;
  }),
};

import { periodEnd } from './calendar.ts';
import type { Interval, Phase, Schedule, Subscription } from './objects.ts';
import { badParameter } from './stripe-error-response.ts';
import { basics, find, type StripeState } from './stripe-state.ts';
import { cancelSubscription, endOf, startOf } from './subscriptions.ts';

/** Creates a schedule from a subscription, with its current items until the end of the period. */
export function scheduleFrom(state: StripeState, subscription: Subscription): Schedule {
  if (subscription.schedule) {
    throw badParameter('from_subscription', 'The subscription already has a schedule.');
  }
  const current = { start_date: startOf(subscription), end_date: endOf(subscription) };
  const schedule: Schedule = {
    ...basics(state, 'sub_sched', 'subscription_schedule'),
    metadata: {},
    customer: subscription.customer,
    subscription: subscription.id,
    released_subscription: null,
    released_at: null,
    billing_mode: subscription.billing_mode,
    status: 'active',
    end_behavior: 'release',
    current_phase: current,
    phases: [
      {
        ...current,
        currency: subscription.currency,
        items: subscription.items.data.map(({ price, quantity }) => ({
          price: price.id,
          quantity,
        })),
      },
    ],
  };
  state.stored.schedules[schedule.id] = schedule;
  subscription.schedule = schedule.id;
  state.emit('subscription_schedule.created', schedule);
  state.emit('customer.subscription.updated', subscription, { schedule: null });
  return schedule;
}

export interface RequestedPhase {
  start_date?: number | undefined;
  end_date?: number | undefined;
  duration?: Interval | undefined;
  items: { price: string; quantity: number }[];
}

/** Replaces the phases of a schedule. Each phase starts at the end of the previous one. */
export function setPhases(
  state: StripeState,
  schedule: Schedule,
  wanted: readonly RequestedPhase[],
): void {
  if (schedule.status !== 'active') {
    throw badParameter('id', `You cannot update a schedule that is ${schedule.status}.`);
  }
  let start = schedule.current_phase?.start_date ?? state.now();
  if ((wanted[0]?.start_date ?? start) !== start) {
    throw badParameter('phases', 'You can not modify the start date of the current phase.');
  }
  schedule.phases = wanted.map((phase): Phase => {
    const from = phase.start_date ?? start;
    const price = find(state.stored.prices, phase.items[0]?.price ?? '', 'price');
    const length = phase.duration ?? price.recurring ?? { interval: 'month', interval_count: 1 };
    const to = phase.end_date ?? periodEnd(from, length);
    start = to;
    const currency = schedule.phases[0]?.currency ?? price.currency;
    return { currency, start_date: from, end_date: to, items: phase.items };
  });
  state.emit('subscription_schedule.updated', schedule);
}

/** Releases the subscription from its schedule. The subscription continues unchanged. */
export function releaseSchedule(state: StripeState, schedule: Schedule): void {
  if (schedule.status !== 'active') {
    throw badParameter('id', `You cannot release a schedule that is ${schedule.status}.`);
  }
  const { subscription: id } = schedule;
  Object.assign(schedule, {
    status: 'released',
    released_subscription: id,
    released_at: state.now(),
    subscription: null,
    current_phase: null,
  });
  const subscription = id ? state.stored.subscriptions[id] : undefined;
  if (subscription) {
    subscription.schedule = null;
    state.emit('customer.subscription.updated', subscription, { schedule: schedule.id });
  }
  state.emit('subscription_schedule.released', schedule);
}

/** Returns the phase of the subscription's schedule at a point in time, or null if it has no schedule. */
export function phaseAt(state: StripeState, subscription: Subscription, at: number): Phase | null {
  const schedule = subscription.schedule
    ? state.stored.schedules[subscription.schedule]
    : undefined;
  return (
    schedule?.phases.find(({ start_date, end_date }) => start_date <= at && at < end_date) ?? null
  );
}

/**
 * Records that a phase has begun. When the last phase ends, ends the schedule according to its
 * `end_behavior`.
 */
export function turnSchedule(
  state: StripeState,
  subscription: Subscription,
  phase: Phase | null,
): void {
  const schedule = subscription.schedule
    ? state.stored.schedules[subscription.schedule]
    : undefined;
  if (!schedule) return;
  if (phase) {
    schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
    state.emit('subscription_schedule.updated', schedule);
  } else if (schedule.end_behavior === 'release') releaseSchedule(state, schedule);
  else cancelSubscription(state, subscription);
}

import { afterPaid } from './after-paid.ts';
import { periodEnd, secondsADay } from './calendar.ts';
import { voidInvoice } from './invoices.ts';
import type { Invoice, Subscription } from './objects.ts';
import { charge, subscriptionIdOf } from './payments.ts';
import { monthly, noteDebits, wholePeriod } from './prorations.ts';
import { phaseAt, turnSchedule } from './schedules.ts';
import { find, type StripeState } from './stripe-state.ts';
import { bill, cancelSubscription, change, endOf, newItem, secondsToPay } from './subscriptions.ts';

/** Number of days before each retry of a failed charge for a renewal. */
const retryAfterDays = [3, 5, 7];
const warnsBeforeTrialEnd = 3 * secondsADay;

/** A scheduled action and its time (seconds since 1970). */
interface Due {
  at: number;
  run: () => void;
}

/**
 * Runs every action that is due up to `until` (seconds since 1970), in chronological order. During each
 * action, the emulator's clock shows the time of the action.
 */
export function runClock(state: StripeState, until: number): void {
  const { stored } = state;
  for (;;) {
    const next = dues(state).reduce<Due | null>(
      (first, due) => (due.at <= until && (!first || due.at < first.at) ? due : first),
      null,
    );
    if (!next) break;
    stored.ahead += Math.max(0, next.at - state.now());
    next.run();
  }
  stored.ahead += Math.max(0, until - state.now());
}

function dues(state: StripeState): Due[] {
  const { subscriptions, invoices } = state.stored;
  return [
    ...Object.values(subscriptions).flatMap((one) => duesOf(state, one)),
    ...Object.values(invoices).flatMap((invoice) =>
      invoice.status === 'open' && invoice.next_payment_attempt !== null
        ? [{ at: invoice.next_payment_attempt, run: () => tryAgain(state, invoice) }]
        : [],
    ),
  ];
}

function duesOf(state: StripeState, subscription: Subscription): Due[] {
  const { status, trial_end: trialEnd, pending_update: waiting } = subscription;
  const found: Due[] = [];
  if (status === 'incomplete') {
    found.push({
      at: subscription.created + secondsToPay,
      run: () => expire(state, subscription),
    });
  }
  if (waiting) {
    found.push({ at: waiting.expires_at, run: () => dropWaiting(state, subscription) });
  }
  if (status === 'trialing' && trialEnd !== null && !state.stored.warnedTrials[subscription.id]) {
    found.push({
      at: trialEnd - warnsBeforeTrialEnd,
      run: () => {
        state.stored.warnedTrials[subscription.id] = true;
        state.emit('customer.subscription.trial_will_end', subscription);
      },
    });
  }
  if (['trialing', 'active', 'past_due', 'unpaid'].includes(status)) {
    found.push({ at: endOf(subscription), run: () => renew(state, subscription) });
  }
  return found;
}

function expire(state: StripeState, subscription: Subscription): void {
  const invoice = subscription.latest_invoice && state.stored.invoices[subscription.latest_invoice];
  if (invoice && invoice.status === 'open') voidInvoice(state, invoice);
  cancelSubscription(state, subscription, 'incomplete_expired');
}

/** Discards a pending change whose invoice is unpaid, together with the invoice. */
export function dropWaiting(state: StripeState, subscription: Subscription): void {
  const invoice = subscription.latest_invoice && state.stored.invoices[subscription.latest_invoice];
  if (invoice && invoice.status === 'open') voidInvoice(state, invoice);
  delete state.stored.waitingItems[subscription.id];
  change(state, subscription, { pending_update: null });
  state.emit('customer.subscription.pending_update_expired', subscription);
}

/** Ends a period: the subscription ends, or the next period begins and is charged. */
function renew(state: StripeState, subscription: Subscription): void {
  const end = endOf(subscription);
  const wasTrial = subscription.status === 'trialing';
  const customer = find(state.stored.customers, subscription.customer, 'customer');
  const hasCard =
    subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const endsWithoutCard =
    wasTrial &&
    !hasCard &&
    subscription.trial_settings.end_behavior.missing_payment_method === 'cancel';
  if (subscription.cancel_at_period_end || endsWithoutCard) {
    cancelSubscription(state, subscription);
    return;
  }
  const before = structuredClone(subscription.items);
  const phase = phaseAt(state, subscription, end);
  if (phase) {
    subscription.items.data = phase.items.map(({ price, quantity }) => {
      const same = subscription.items.data.find((item) => item.price.id === price);
      if (same) return Object.assign(same, { quantity });
      const period = { start: end, end };
      const found = find(state.stored.prices, price, 'price');
      return newItem(state, subscription.id, found, quantity, period);
    });
  }
  for (const item of subscription.items.data) {
    item.current_period_start = end;
    const recurring = item.price.recurring ?? monthly;
    item.current_period_end = periodEnd(end, recurring, subscription.billing_cycle_anchor);
  }
  if (wasTrial) subscription.billing_cycle_anchor = end;
  const charges = subscription.items.data.map((item) =>
    wholePeriod(state, item, { start: end, end: item.current_period_end }, subscription.currency),
  );
  noteDebits(state, subscription, charges, end);
  const invoice = bill(state, subscription, 'subscription_cycle', charges);
  const paid = subscription.status !== 'unpaid' && charge(state, invoice) === 'paid';
  if (paid) {
    if (subscription.status !== 'active') change(state, subscription, { status: 'active' });
  } else if (subscription.status !== 'unpaid') {
    planNextTry(state, invoice);
    change(state, subscription, { status: 'past_due' });
  }
  state.emit('customer.subscription.updated', subscription, { items: before });
  turnSchedule(state, subscription, phase);
}

function tryAgain(state: StripeState, invoice: Invoice): void {
  invoice.next_payment_attempt = null;
  if (charge(state, invoice) === 'paid') {
    afterPaid(state, invoice);
    return;
  }
  if (planNextTry(state, invoice)) return;
  const id = subscriptionIdOf(invoice);
  const subscription = id === undefined ? undefined : state.stored.subscriptions[id];
  if (subscription?.status === 'past_due') change(state, subscription, { status: 'unpaid' });
}

/** Schedules the next attempt to charge a failed invoice. Returns false if no attempts are left. */
function planNextTry(state: StripeState, invoice: Invoice): boolean {
  const days = retryAfterDays[invoice.attempt_count - 1];
  if (days === undefined) return false;
  invoice.next_payment_attempt = state.now() + days * secondsADay;
  state.emit('invoice.updated', invoice);
  return true;
}

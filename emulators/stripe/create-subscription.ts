import { periodEnd, secondsADay } from './calendar.ts';
import type { Subscription } from './objects.ts';
import { charge } from './payments.ts';
import { wholePeriod } from './prorations.ts';
import { badParameter } from './stripe-error-response.ts';
import { basics, find, type StripeState } from './stripe-state.ts';
import { bill, change, newItem } from './subscriptions.ts';

export interface NewSubscription {
  customer: string;
  items: readonly { price: string; quantity: number }[];
  metadata: Record<string, string>;
  trialDays: number | null;
  /** What becomes of it when its trial ends without a card. */
  withoutCard: 'cancel' | 'create_invoice';
}

/** Begins a subscription: its first invoice is charged at once, or waits for the trial's end. */
export function createSubscription(state: StripeState, wanted: NewSubscription): Subscription {
  const { stored } = state;
  const prices = wanted.items.map(({ price }) => find(stored.prices, price, 'price'));
  const [first] = prices;
  if (!first?.recurring) throw badParameter('items', 'A subscription needs a recurring price.');
  const start = state.now();
  const trialEnd = wanted.trialDays ? start + wanted.trialDays * secondsADay : null;
  const end = trialEnd ?? periodEnd(start, first.recurring);
  const base = basics(state, 'sub', 'subscription');
  const items = wanted.items.map(({ quantity }, at) =>
    newItem(state, base.id, prices[at] ?? first, quantity, { start, end }),
  );
  const subscription: Subscription = {
    ...base,
    metadata: wanted.metadata,
    customer: wanted.customer,
    status: trialEnd ? 'trialing' : 'incomplete',
    currency: first.currency,
    start_date: start,
    billing_cycle_anchor: trialEnd ?? start,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    collection_method: 'charge_automatically',
    default_payment_method: null,
    discounts: [],
    items: { object: 'list', data: items, has_more: false, url: '/v1/subscription_items' },
    latest_invoice: null,
    schedule: null,
    trial_start: trialEnd ? start : null,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { missing_payment_method: wanted.withoutCard } },
    pending_update: null,
  };
  stored.subscriptions[base.id] = subscription;
  state.emit('customer.subscription.created', subscription);
  const charges = trialEnd ? [] : items.map((item) => wholePeriod(state, item, { start, end }));
  const invoice = bill(state, subscription, 'subscription_create', charges);
  if (charge(state, invoice) && !trialEnd) change(state, subscription, { status: 'active' });
  return subscription;
}

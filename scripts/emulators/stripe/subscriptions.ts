import { periodEnd, secondsADay } from './calendar.ts';
import { type Charge, draftInvoice, issueInvoice, voidInvoice, withTotals } from './invoices.ts';
import type { Invoice, Price, Subscription, SubscriptionItem, WantedItem } from './objects.ts';
import { cardOf, charge, isGood, subscriptionIdOf } from './payments.ts';
import { prorations, sameInterval, wholePeriod } from './prorations.ts';
import { badParameter, declined } from './stripe-refusal.ts';
import { basics, find, newId, type StripeState } from './stripe-state.ts';

/** How long a first payment or a waiting change may take, as with Stripe. */
export const secondsToPay = 23 * 3600;
const monthly = { interval: 'month', interval_count: 1 } as const;

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

/** What may be asked of a subscription that runs. */
export interface SubscriptionChange {
  items?: readonly WantedItem[];
  /** Seconds since 1970: the moment that a preview was reckoned at. */
  prorationDate?: number;
  proration: 'always_invoice' | 'create_prorations' | 'none';
  payment:
    | 'allow_incomplete'
    | 'error_if_incomplete'
    | 'pending_if_incomplete'
    | 'default_incomplete';
  cancelAtPeriodEnd?: boolean;
  coupons?: readonly string[];
  metadata?: Record<string, string>;
  defaultPaymentMethod?: string;
}

/** Changes a subscription as `POST /v1/subscriptions/:id` does. */
export function updateSubscription(
  state: StripeState,
  subscription: Subscription,
  wanted: SubscriptionChange,
): Subscription {
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') {
    throw badParameter('id', 'A canceled subscription can only update its cancellation_details.');
  }
  const set: Partial<Subscription> = {};
  if (wanted.metadata) set.metadata = { ...subscription.metadata, ...wanted.metadata };
  if (wanted.coupons) {
    set.discounts = wanted.coupons.map((id) => find(state.stored.coupons, id, 'coupon').id);
  }
  if (wanted.defaultPaymentMethod) set.default_payment_method = wanted.defaultPaymentMethod;
  if (wanted.cancelAtPeriodEnd !== undefined) {
    if (subscription.schedule) {
      throw badParameter(
        'cancel_at_period_end',
        'The subscription is managed by a subscription schedule; its cancellation cannot be changed directly.',
      );
    }
    set.cancel_at_period_end = wanted.cancelAtPeriodEnd;
    set.cancel_at = wanted.cancelAtPeriodEnd ? endOf(subscription) : null;
    set.canceled_at = wanted.cancelAtPeriodEnd ? state.now() : null;
  }
  if (Object.keys(set).length > 0) change(state, subscription, set);
  if (wanted.items) changeItems(state, subscription, wanted.items, wanted);
  return subscription;
}

function changeItems(
  state: StripeState,
  subscription: Subscription,
  items: readonly WantedItem[],
  { prorationDate, proration, payment }: SubscriptionChange,
): void {
  const at = prorationDate ?? state.now();
  if (at < startOf(subscription) || at > endOf(subscription)) {
    throw badParameter('proration_date', 'The proration date is outside the current period.');
  }
  const added = items.filter(({ id }) => id === null).map(({ price }) => price);
  const kept = subscription.items.data.filter((item) => !items.some(({ id }) => id === item.id));
  if (kept.some(({ price }) => added.includes(price.id))) {
    throw badParameter('items', 'Cannot add multiple subscription items with the same plan.');
  }
  const inTrial = subscription.status === 'trialing';
  const charges = proration === 'none' || inTrial ? [] : prorations(state, subscription, items, at);
  if (charges.length === 0 || proration === 'create_prorations') {
    if (charges.length > 0) {
      const draft = draftInvoice(state, invoiced(subscription), 'subscription_update', charges);
      const waiting = state.stored.waitingLines[subscription.id] ?? [];
      state.stored.waitingLines[subscription.id] = [...waiting, ...draft.lines.data];
    }
    applyItems(state, subscription, items, at);
    return;
  }
  if (payment === 'error_if_incomplete') {
    const draft = draftOf(state, subscription, 'subscription_update', charges);
    if (draft.amount_due > 0 && !isGood(cardOf(state, subscription))) throw declined();
  }
  const invoice = bill(state, subscription, 'subscription_update', charges);
  const paid = payment === 'default_incomplete' ? false : charge(state, invoice);
  if (paid) {
    applyItems(state, subscription, items, at);
    if (subscription.status === 'past_due') change(state, subscription, { status: 'active' });
    return;
  }
  switch (payment) {
    case 'pending_if_incomplete':
      change(state, subscription, {
        pending_update: {
          // The end of the period or 23 hours, whichever comes first.
          expires_at: Math.min(state.now() + secondsToPay, endOf(subscription)),
          subscription_items: [...items],
        },
      });
      return;
    default:
      applyItems(state, subscription, items, at);
      change(state, subscription, { status: 'past_due' });
  }
}

/** Puts items in force from a moment on. Another interval starts the period anew. */
export function applyItems(
  state: StripeState,
  subscription: Subscription,
  wanted: readonly WantedItem[],
  at: number,
): void {
  const before = structuredClone(subscription.items);
  for (const want of wanted) {
    const price = find(state.stored.prices, want.price, 'price');
    const item = subscription.items.data.find(({ id }) => id === want.id);
    if (!item) {
      const period = { start: startOf(subscription), end: endOf(subscription) };
      subscription.items.data.push(newItem(state, subscription.id, price, want.quantity, period));
      continue;
    }
    if (!sameInterval(item.price, price) && subscription.status !== 'trialing') {
      subscription.billing_cycle_anchor = at;
      item.current_period_start = at;
      item.current_period_end = periodEnd(at, price.recurring ?? monthly);
    }
    Object.assign(item, { price, quantity: want.quantity });
  }
  subscription.items.data = subscription.items.data.filter(({ quantity }) => quantity > 0);
  state.emit('customer.subscription.updated', subscription, { items: before });
}

/** Ends a subscription now. Nothing is paid back. */
export function cancelSubscription(
  state: StripeState,
  subscription: Subscription,
  status: 'canceled' | 'incomplete_expired' = 'canceled',
): void {
  const now = state.now();
  for (const invoice of Object.values(state.stored.invoices)) {
    if (invoice.status !== 'open' || subscriptionIdOf(invoice) !== subscription.id) continue;
    // What is owed stays owed, but nobody is charged for it any more.
    invoice.next_payment_attempt = null;
    if (subscription.pending_update && subscription.latest_invoice === invoice.id) {
      voidInvoice(state, invoice);
    }
  }
  Object.assign(subscription, {
    status,
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    pending_update: null,
  });
  const type = status === 'canceled' ? 'deleted' : 'updated';
  state.emit(`customer.subscription.${type}`, subscription);
}

/** Sets fields and tells what they were. */
export function change(
  state: StripeState,
  subscription: Subscription,
  set: Partial<Subscription>,
): void {
  const before = Object.fromEntries(
    Object.keys(set).map((name) => [name, Reflect.get(subscription, name)]),
  );
  Object.assign(subscription, set);
  state.emit('customer.subscription.updated', subscription, before);
}

/** Issues an invoice of a subscription and notes it as its latest. */
export function bill(
  state: StripeState,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  charges: readonly Charge[],
): Invoice {
  const invoice = issueInvoice(state, draftOf(state, subscription, reason, charges));
  delete state.stored.waitingLines[subscription.id];
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** A draft of a subscription's next invoice, with the prorations that waited for one. */
export function draftOf(
  state: StripeState,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  charges: readonly Charge[],
): Invoice {
  const draft = draftInvoice(state, invoiced(subscription), reason, charges);
  const waiting = state.stored.waitingLines[subscription.id] ?? [];
  draft.lines.data.unshift(...waiting.map((line) => ({ ...line, invoice: draft.id })));
  return withTotals(state, draft);
}

export const invoiced = (subscription: Subscription) => ({
  customer: subscription.customer,
  currency: subscription.currency,
  subscription,
});

export const startOf = ({ items }: Subscription): number =>
  items.data[0]?.current_period_start ?? 0;
export const endOf = ({ items }: Subscription): number => items.data[0]?.current_period_end ?? 0;

/** One more thing that a subscription is billed for. */
export function newItem(
  state: StripeState,
  subscription: string,
  price: Price,
  quantity: number,
  period: { start: number; end: number },
): SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    created: state.now(),
    livemode: false,
    metadata: {},
    price,
    quantity,
    subscription,
    current_period_start: period.start,
    current_period_end: period.end,
  };
}

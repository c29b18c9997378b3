import { periodEnd } from './calendar.ts';
import { type Charge, draftInvoice, issueInvoice, voidInvoice, withTotals } from './invoices.ts';
import type { Invoice, Price, RequestedItem, Subscription, SubscriptionItem } from './objects.ts';
import { subscriptionIdOf } from './payments.ts';
import { monthly, sameInterval } from './prorations.ts';
import { find, newId, type StripeState } from './stripe-state.ts';

/** The time limit for paying a first invoice or a pending change, as at Stripe. */
export const secondsToPay = 23 * 3600;

/** Activates items from a given time. A price with a different interval starts a new period. */
export function applyItems(
  state: StripeState,
  subscription: Subscription,
  wanted: readonly RequestedItem[],
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

/** Ends a subscription immediately, without a refund. */
export function cancelSubscription(
  state: StripeState,
  subscription: Subscription,
  status: 'canceled' | 'incomplete_expired' = 'canceled',
): void {
  const now = state.now();
  for (const invoice of Object.values(state.stored.invoices)) {
    if (invoice.status !== 'open' || subscriptionIdOf(invoice) !== subscription.id) continue;
    // The amount remains due but is not charged automatically.
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
  delete state.stored.waitingItems[subscription.id];
  delete state.stored.debits[subscription.id];
  const type = status === 'canceled' ? 'deleted' : 'updated';
  state.emit(`customer.subscription.${type}`, subscription);
}

/** Sets fields of a subscription and emits `customer.subscription.updated` with their previous values. */
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

/** Issues an invoice for a subscription and records it as the subscription's latest invoice. */
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

/** Creates a draft of a subscription's next invoice, including pending prorations. */
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
  isTaxed: subscription.automatic_tax.enabled,
});

export const startOf = ({ items }: Subscription): number =>
  items.data[0]?.current_period_start ?? 0;
export const endOf = ({ items }: Subscription): number => items.data[0]?.current_period_end ?? 0;

/** Creates an additional billed item of a subscription. */
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
    metadata: {},
    price,
    quantity,
    subscription,
    current_period_start: period.start,
    current_period_end: period.end,
  };
}

import { type Charge, draftInvoice, voidInvoice } from './invoices.ts';
import type { RequestedItem, Subscription, SubscriptionItem } from './objects.ts';
import { attemptPayment, declineOf, newIntent } from './payment-intents.ts';
import { cardOf, charge } from './payments.ts';
import { requireActive } from './price-in.ts';
import { noteDebits, prorations } from './prorations.ts';
import { authenticationRequired, badParameter } from './stripe-error-response.ts';
import { find, type StripeState } from './stripe-state.ts';
import {
  applyItems,
  bill,
  change,
  draftOf,
  endOf,
  invoiced,
  newItem,
  secondsToPay,
  startOf,
} from './subscriptions.ts';

/** The possible changes to a running subscription. */
export interface SubscriptionChange {
  items?: readonly RequestedItem[];
  /** The time for which a preview was calculated, in seconds since 1970. */
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
  items: readonly RequestedItem[],
  { prorationDate, proration, payment }: SubscriptionChange,
): void {
  const at = prorationDate ?? state.now();
  // Stripe does not document whether it accepts this change, so Lexiloom must not rely on it.
  if (subscription.schedule) {
    throw badParameter('items', 'The subscription is managed by a subscription schedule.');
  }
  if (subscription.pending_update && payment === 'pending_if_incomplete') {
    voidWaiting(state, subscription);
  }
  if (at < startOf(subscription) || at > endOf(subscription)) {
    throw badParameter('proration_date', 'The proration date is outside the current period.');
  }
  for (const { id, price } of items) {
    const isKept = subscription.items.data.some(
      (item) => item.id === id && item.price.id === price,
    );
    if (!isKept) requireActive(find(state.stored.prices, price, 'price'));
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
    noteDebits(state, subscription, charges, at);
    return;
  }
  if (payment === 'error_if_incomplete') tryCard(state, subscription, charges);
  const invoice = bill(state, subscription, 'subscription_update', charges);
  const paid = payment !== 'default_incomplete' && charge(state, invoice) === 'paid';
  if (paid) {
    applyItems(state, subscription, items, at);
    noteDebits(state, subscription, charges, at);
    if (subscription.status === 'past_due') change(state, subscription, { status: 'active' });
    return;
  }
  switch (payment) {
    case 'pending_if_incomplete':
      change(state, subscription, {
        pending_update: {
          ...{ billing_cycle_anchor: null, cancel_at_period_end: null, discount: null },
          ...{ discounts: null, metadata: null, trial_end: null, trial_from_plan: null },
          // Expires at the end of the period or after 23 hours, whichever is earlier.
          expires_at: Math.min(state.now() + secondsToPay, endOf(subscription)),
          subscription_items: items.map((item) => waitingItem(state, subscription, item)),
        },
      });
      state.stored.waitingItems[subscription.id] = [...items];
      return;
    default:
      applyItems(state, subscription, items, at);
      noteDebits(state, subscription, charges, at);
      change(state, subscription, { status: 'past_due' });
  }
}

/** Voids the invoice of the previous pending change, which a new pending change replaces. */
function voidWaiting(state: StripeState, subscription: Subscription): void {
  const invoice = state.stored.invoices[subscription.latest_invoice ?? ''];
  if (invoice?.status === 'open') voidInvoice(state, invoice);
  delete state.stored.waitingItems[subscription.id];
  change(state, subscription, { pending_update: null });
}

/** Checks that the card can be charged immediately, before any change is made. Throws if it cannot. */
function tryCard(state: StripeState, subscription: Subscription, charges: readonly Charge[]): void {
  const draft = draftOf(state, subscription, 'subscription_update', charges);
  if (draft.amount_due === 0) return;
  const trial = { ...state, stored: structuredClone(state.stored), emit: () => {} };
  const intent = newIntent(trial, draft.customer, draft.amount_due, draft.currency);
  const attempt = attemptPayment(trial, intent, cardOf(state, subscription));
  if (attempt === 'declined') throw declineOf(intent);
  if (attempt === 'requires_action') throw authenticationRequired();
}

/** Returns an item as it will be once the change is paid for. */
function waitingItem(
  state: StripeState,
  subscription: Subscription,
  { id, price, quantity }: RequestedItem,
): SubscriptionItem {
  const period = { start: startOf(subscription), end: endOf(subscription) };
  const known = subscription.items.data.find((item) => item.id === id);
  const found = find(state.stored.prices, price, 'price');
  return {
    ...(known ?? newItem(state, subscription.id, found, quantity, period)),
    ...{ price: found, quantity },
  };
}

import { draftInvoice } from './invoices.ts';
import type { RequestedItem, Subscription } from './objects.ts';
import { cardOf, charge, isGood } from './payments.ts';
import { prorations } from './prorations.ts';
import { badParameter, declined } from './stripe-error-response.ts';
import { find, type StripeState } from './stripe-state.ts';
import {
  applyItems,
  bill,
  change,
  draftOf,
  endOf,
  invoiced,
  secondsToPay,
  startOf,
} from './subscriptions.ts';

/** What may be asked of a subscription that runs. */
export interface SubscriptionChange {
  items?: readonly RequestedItem[];
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
  items: readonly RequestedItem[],
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

import type { Charge } from './invoices.ts';
import type { Invoice } from './objects.ts';
import { subscriptionIdOf } from './payments.ts';
import { noteDebits } from './prorations.ts';
import { find, type StripeState } from './stripe-state.ts';
import { applyItems, change } from './subscriptions.ts';

/**
 * Applies the effects of a payment on its invoice: the subscription becomes active, and a pending change
 * takes effect.
 */
export function afterPaid(state: StripeState, invoice: Invoice): void {
  const id = subscriptionIdOf(invoice);
  const subscription = id === undefined ? undefined : state.stored.subscriptions[id];
  if (!subscription) return;
  const { pending_update: waiting, latest_invoice: latest } = subscription;
  const items = state.stored.waitingItems[id ?? ''];
  if (waiting && items && latest === invoice.id) {
    change(state, subscription, { pending_update: null });
    delete state.stored.waitingItems[subscription.id];
    applyItems(state, subscription, items, invoice.period_start);
    noteDebits(state, subscription, chargesOf(state, invoice), invoice.period_start);
    state.emit('customer.subscription.pending_update_applied', subscription);
  }
  // The status depends on the latest invoice; an older one may still be unpaid.
  const waits = ['incomplete', 'past_due', 'unpaid'].includes(subscription.status);
  if (waits && latest === invoice.id) change(state, subscription, { status: 'active' });
}

/** Returns the lines of an invoice as charges. */
function chargesOf(state: StripeState, { lines }: Invoice): Charge[] {
  return lines.data.map(({ amount, description, pricing, quantity, parent, period }) => ({
    ...{ amount, description, quantity, period },
    price: find(state.stored.prices, pricing.price_details.price, 'price'),
    item: parent?.subscription_item_details.subscription_item ?? null,
    proration: parent?.subscription_item_details.proration ?? false,
  }));
}

import type { Invoice } from './objects.ts';
import { subscriptionIdOf } from './payments.ts';
import type { StripeState } from './stripe-state.ts';
import { applyItems, change } from './subscriptions.ts';

/** What a payment that came later than its charge brings: the subscription runs, a waiting change takes effect. */
export function afterPaid(state: StripeState, invoice: Invoice): void {
  const id = subscriptionIdOf(invoice);
  const subscription = id === undefined ? undefined : state.stored.subscriptions[id];
  if (!subscription) return;
  const { pending_update: waiting, latest_invoice: latest } = subscription;
  if (waiting && latest === invoice.id) {
    change(state, subscription, { pending_update: null });
    applyItems(state, subscription, waiting.subscription_items, invoice.period_start);
    state.emit('customer.subscription.pending_update_applied', subscription);
  }
  // The status follows the latest invoice; an older one may still be owed.
  const waits = ['incomplete', 'past_due', 'unpaid'].includes(subscription.status);
  if (waits && latest === invoice.id) change(state, subscription, { status: 'active' });
}

import type { EventHandler } from './event-handler.ts';
import { checkoutSessionCompleted } from './events/checkout-session-completed.ts';
import { syncInvoicedSubscription } from './events/sync-invoiced-subscription.ts';
import { syncNamedSubscription } from './events/sync-named-subscription.ts';
import { syncScheduledSubscription } from './events/sync-scheduled-subscription.ts';

/** What is done about which event. Any other is stored, acknowledged and logged. */
export const eventHandlers: Readonly<Record<string, EventHandler>> = {
  'checkout.session.completed': checkoutSessionCompleted,
  'checkout.session.async_payment_succeeded': checkoutSessionCompleted,
  'customer.subscription.created': syncNamedSubscription,
  'customer.subscription.updated': syncNamedSubscription,
  'customer.subscription.deleted': syncNamedSubscription,
  'customer.subscription.paused': syncNamedSubscription,
  'customer.subscription.resumed': syncNamedSubscription,
  'customer.subscription.trial_will_end': syncNamedSubscription,
  'customer.subscription.pending_update_applied': syncNamedSubscription,
  'customer.subscription.pending_update_expired': syncNamedSubscription,
  'invoice.paid': syncInvoicedSubscription,
  'invoice.payment_failed': syncInvoicedSubscription,
  'subscription_schedule.updated': syncScheduledSubscription,
  'subscription_schedule.released': syncScheduledSubscription,
  'subscription_schedule.canceled': syncScheduledSubscription,
};

import type Stripe from 'stripe';

/**
 * The event types that change an account's rights, or that admins need to see. Events of any other type are
 * stored, acknowledged and logged. `npm run stripe-catalogue` subscribes to exactly these types. At most
 * twenty types are allowed, because one request for missed events lists them all.
 */
export const eventTypes = [
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.refunded',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'refund.failed',
  'subscription_schedule.canceled',
  'subscription_schedule.released',
  'subscription_schedule.updated',
] as const satisfies readonly Stripe.Event.Type[];

export const isHandled = (type: string): boolean => eventTypes.some((one) => one === type);

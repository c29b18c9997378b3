import type { EventHandler } from './event-handler.ts';
import { checkoutSessionAsyncPaymentSucceeded } from './events/checkout-session-async-payment-succeeded.ts';
import { checkoutSessionCompleted } from './events/checkout-session-completed.ts';
import { customerSubscriptionCreated } from './events/customer-subscription-created.ts';
import { customerSubscriptionDeleted } from './events/customer-subscription-deleted.ts';
import { customerSubscriptionPaused } from './events/customer-subscription-paused.ts';
import { customerSubscriptionPendingUpdateApplied } from './events/customer-subscription-pending-update-applied.ts';
import { customerSubscriptionPendingUpdateExpired } from './events/customer-subscription-pending-update-expired.ts';
import { customerSubscriptionResumed } from './events/customer-subscription-resumed.ts';
import { customerSubscriptionTrialWillEnd } from './events/customer-subscription-trial-will-end.ts';
import { customerSubscriptionUpdated } from './events/customer-subscription-updated.ts';
import { invoicePaid } from './events/invoice-paid.ts';
import { invoicePaymentFailed } from './events/invoice-payment-failed.ts';
import { subscriptionScheduleCanceled } from './events/subscription-schedule-canceled.ts';
import { subscriptionScheduleReleased } from './events/subscription-schedule-released.ts';
import { subscriptionScheduleUpdated } from './events/subscription-schedule-updated.ts';

/**
 * What is done about which event, one file each, named as Stripe names it. Any other is stored,
 * acknowledged and logged.
 */
export const eventHandlers: Readonly<Record<string, EventHandler>> = {
  'checkout.session.completed': checkoutSessionCompleted,
  'checkout.session.async_payment_succeeded': checkoutSessionAsyncPaymentSucceeded,
  'customer.subscription.created': customerSubscriptionCreated,
  'customer.subscription.updated': customerSubscriptionUpdated,
  'customer.subscription.deleted': customerSubscriptionDeleted,
  'customer.subscription.paused': customerSubscriptionPaused,
  'customer.subscription.resumed': customerSubscriptionResumed,
  'customer.subscription.trial_will_end': customerSubscriptionTrialWillEnd,
  'customer.subscription.pending_update_applied': customerSubscriptionPendingUpdateApplied,
  'customer.subscription.pending_update_expired': customerSubscriptionPendingUpdateExpired,
  'invoice.paid': invoicePaid,
  'invoice.payment_failed': invoicePaymentFailed,
  'subscription_schedule.updated': subscriptionScheduleUpdated,
  'subscription_schedule.released': subscriptionScheduleReleased,
  'subscription_schedule.canceled': subscriptionScheduleCanceled,
};

import type { EventHandler } from '../event-handler.ts';
import { syncInvoicedSubscription } from '../sync-invoiced-subscription.ts';

/** A card did not pay. Stripe tries again, and mails about it. */
export const invoicePaymentFailed: EventHandler = async (given) =>
  `${await syncInvoicedSubscription(given)}: a payment failed`;

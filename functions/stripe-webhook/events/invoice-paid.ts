import type { EventHandler } from '../event-handler.ts';
import { syncInvoicedSubscription } from '../sync-invoiced-subscription.ts';

/** An invoice was paid, by card or by hand. */
export const invoicePaid: EventHandler = async (given) =>
  `${await syncInvoicedSubscription(given)}: paid`;

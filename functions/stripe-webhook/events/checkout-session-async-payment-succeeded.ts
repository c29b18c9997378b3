import type { EventHandler } from '../event-handler.ts';
import { syncPaidCheckout } from '../sync-paid-checkout.ts';

/** What was bought on a Checkout page by a way that takes days, such as a debit, was paid. */
export const checkoutSessionAsyncPaymentSucceeded: EventHandler = async (given) =>
  `${await syncPaidCheckout(given)}: paid at last`;

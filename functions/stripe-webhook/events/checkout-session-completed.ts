import type { EventHandler } from '../event-handler.ts';
import { syncPaidCheckout } from '../sync-paid-checkout.ts';

/** Somebody has gone through a Checkout page. */
export const checkoutSessionCompleted: EventHandler = async (given) =>
  `${await syncPaidCheckout(given)}: completed`;

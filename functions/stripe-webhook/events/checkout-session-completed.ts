import { syncCheckout } from '#functions/_base/stripe/sync-checkout.ts';
import type { EventHandler } from '../event-handler.ts';

/** Somebody has paid on a Checkout page. */
export const checkoutSessionCompleted: EventHandler = async ({ db, stripe, object: { id } }) => {
  if (typeof id === 'string') await syncCheckout(db, stripe, id);
};

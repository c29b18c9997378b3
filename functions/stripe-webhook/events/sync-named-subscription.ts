import { syncSubscription } from '#functions/_base/stripe/sync-subscription.ts';
import type { EventHandler } from '../event-handler.ts';

/** Of events whose object is a subscription: reads that subscription. */
export const syncNamedSubscription: EventHandler = async ({ db, stripe, object: { id } }) => {
  if (typeof id === 'string') await syncSubscription(db, stripe, id);
};

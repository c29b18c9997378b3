import { syncSubscription } from '#functions/_base/stripe/sync-subscription.ts';
import type { EventHandler } from '../event-handler.ts';

/** Of events whose object is a schedule: reads the subscription that it changes, or has let go. */
export const syncScheduledSubscription: EventHandler = async ({ db, stripe, object }) => {
  const id = object.subscription ?? object.released_subscription;
  if (typeof id === 'string') await syncSubscription(db, stripe, id);
};

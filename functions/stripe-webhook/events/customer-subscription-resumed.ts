import type { EventHandler } from '../event-handler.ts';
import { syncNamedSubscription } from '../sync-named-subscription.ts';

/** A plan that was paused goes on. */
export const customerSubscriptionResumed: EventHandler = async (given) =>
  `${await syncNamedSubscription(given)}: goes on`;

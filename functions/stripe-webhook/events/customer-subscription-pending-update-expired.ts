import type { EventHandler } from '../event-handler.ts';
import { syncNamedSubscription } from '../sync-named-subscription.ts';

/** Nobody has paid for a change in time: the old plan goes on. */
export const customerSubscriptionPendingUpdateExpired: EventHandler = async (given) =>
  `${await syncNamedSubscription(given)}: the waiting change is dropped`;

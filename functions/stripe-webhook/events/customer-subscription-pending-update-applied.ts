import type { EventHandler } from '../event-handler.ts';
import { syncNamedSubscription } from '../sync-named-subscription.ts';

/** A change that waited for its payment was paid for. */
export const customerSubscriptionPendingUpdateApplied: EventHandler = async (given) =>
  `${await syncNamedSubscription(given)}: the waiting change is paid`;

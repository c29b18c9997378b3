import type { EventHandler } from '../event-handler.ts';
import { syncNamedSubscription } from '../sync-named-subscription.ts';

/** Somebody has begun a plan. */
export const customerSubscriptionCreated: EventHandler = async (given) =>
  `${await syncNamedSubscription(given)}: begun`;

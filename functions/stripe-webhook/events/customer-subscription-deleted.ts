import type { EventHandler } from '../event-handler.ts';
import { syncNamedSubscription } from '../sync-named-subscription.ts';

/** A plan has ended. */
export const customerSubscriptionDeleted: EventHandler = async (given) =>
  `${await syncNamedSubscription(given)}: ended`;

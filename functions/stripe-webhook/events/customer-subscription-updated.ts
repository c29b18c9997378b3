import type { EventHandler } from '../event-handler.ts';
import { syncNamedSubscription } from '../sync-named-subscription.ts';

/** Something of a plan has changed: its price, its items, its status, its end. */
export const customerSubscriptionUpdated: EventHandler = async (given) =>
  `${await syncNamedSubscription(given)}: changed`;

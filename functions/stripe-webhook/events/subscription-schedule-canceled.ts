import type { EventHandler } from '../event-handler.ts';
import { syncScheduledSubscription } from '../sync-scheduled-subscription.ts';

/** A schedule was ended together with its plan. */
export const subscriptionScheduleCanceled: EventHandler = async (given) =>
  `${await syncScheduledSubscription(given)}: its schedule was cancelled`;

import type { EventHandler } from '../event-handler.ts';
import { syncScheduledSubscription } from '../sync-scheduled-subscription.ts';

/** A downgrade was planned, or planned otherwise. */
export const subscriptionScheduleUpdated: EventHandler = async (given) =>
  `${await syncScheduledSubscription(given)}: its schedule has changed`;

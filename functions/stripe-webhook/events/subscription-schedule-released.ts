import type { EventHandler } from '../event-handler.ts';
import { syncScheduledSubscription } from '../sync-scheduled-subscription.ts';

/** A plan has left its schedule: the downgrade is done, or taken back. */
export const subscriptionScheduleReleased: EventHandler = async (given) =>
  `${await syncScheduledSubscription(given)}: its schedule is over`;

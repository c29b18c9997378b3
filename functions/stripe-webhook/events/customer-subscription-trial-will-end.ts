import type { EventHandler } from '../event-handler.ts';
import { syncNamedSubscription } from '../sync-named-subscription.ts';

/** A trial ends in three days. Stripe itself mails about it. */
export const customerSubscriptionTrialWillEnd: EventHandler = async (given) =>
  `${await syncNamedSubscription(given)}: its trial ends soon`;

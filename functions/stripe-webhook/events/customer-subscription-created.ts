import { closePlanPages } from '../close-plan-pages.ts';
import type { EventHandler } from '../event-handler.ts';
import { syncNamedSubscription } from '../sync-named-subscription.ts';

/** Somebody has begun a plan: nobody pays for a second one on a page that is open still. */
export const customerSubscriptionCreated: EventHandler = async (given) => {
  const { stripe, object } = given;
  const [id] = await Promise.all([
    syncNamedSubscription(given),
    typeof object.customer === 'string' ? closePlanPages(stripe, object.customer) : null,
  ]);
  return `${id}: begun`;
};

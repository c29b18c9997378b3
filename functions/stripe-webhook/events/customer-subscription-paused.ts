import type { EventHandler } from '../event-handler.ts';
import { syncNamedSubscription } from '../sync-named-subscription.ts';

/** A trial has ended without a card: the plan waits for one. */
export const customerSubscriptionPaused: EventHandler = async (given) =>
  `${await syncNamedSubscription(given)}: paused`;

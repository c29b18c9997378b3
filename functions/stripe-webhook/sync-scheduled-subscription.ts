import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import type { EventFacts } from './event-handler.ts';

/** Of events whose object is a schedule: reads the subscription that it changes, or has let go. Answers its id. */
export async function syncScheduledSubscription({
  db,
  stripe,
  object,
}: EventFacts): Promise<string> {
  const id = object.subscription ?? object.released_subscription;
  if (typeof id !== 'string') return 'no subscription';
  await syncSubscription(db, stripe, id);
  return id;
}

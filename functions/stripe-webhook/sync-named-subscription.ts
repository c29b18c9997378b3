import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import type { EventFacts } from './event-handler.ts';

/** Of events whose object is a subscription: reads that subscription anew. Answers its id. */
export async function syncNamedSubscription({
  db,
  stripe,
  object: { id },
}: EventFacts): Promise<string> {
  if (typeof id !== 'string') return 'no subscription';
  await syncSubscription(db, stripe, id);
  return id;
}

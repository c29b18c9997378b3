import { syncCheckout } from '#functions/stripe/sync-checkout.ts';
import type { EventFacts } from './event-handler.ts';

/** Of events whose object is a Checkout page: brings in what was bought there. Answers its id. */
export async function syncPaidCheckout({
  db,
  stripe,
  object: { id },
}: EventFacts): Promise<string> {
  if (typeof id !== 'string') return 'no page';
  await syncCheckout(db, stripe, id);
  return id;
}

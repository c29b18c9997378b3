import * as z from 'zod';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import type { EventFacts } from './event-handler.ts';

const Invoice = z.object({
  parent: z
    .object({
      subscription_details: z
        .object({ subscription: z.union([z.string(), z.object({ id: z.string() })]) })
        .nullish(),
    })
    .nullish(),
});

/** Of events whose object is an invoice: reads the subscription that it belongs to, if any. Answers its id. */
export async function syncInvoicedSubscription({
  db,
  stripe,
  object,
}: EventFacts): Promise<string> {
  const { parent } = Invoice.parse(object);
  const subscription = parent?.subscription_details?.subscription;
  if (!subscription) return 'no subscription';
  const id = typeof subscription === 'string' ? subscription : subscription.id;
  await syncSubscription(db, stripe, id);
  return id;
}

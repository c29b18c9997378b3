import type Stripe from 'stripe';
import type { Database } from '#db/client.ts';

/**
 * What is done about one kind of event. It reads what is true from Stripe and writes that, so that the
 * same event again, or an older one later, changes nothing.
 */
export type EventHandler = (given: {
  db: Database;
  stripe: Stripe;
  /** `data.object` of the event: good for ids, not for state. */
  object: Record<string, unknown>;
}) => Promise<void>;

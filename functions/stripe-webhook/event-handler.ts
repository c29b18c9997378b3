import type Stripe from 'stripe';
import type { Database } from '#db/client.ts';

/** What a handler is given. */
export interface EventFacts {
  db: Database;
  stripe: Stripe;
  /** `data.object` of the event: good for ids, not for state. */
  object: Record<string, unknown>;
}

/**
 * What is done about one kind of event. It reads what is true from Stripe and writes that, so that the
 * same event again, or an older one later, changes nothing. Answers a sentence for the log: ids and what
 * happened, no names.
 */
export type EventHandler = (facts: EventFacts) => Promise<string>;

import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { describeError, log } from '#functions/http/log.ts';
import { eventHandlers } from './event-handlers.ts';

const Row = z.object({
  type: z.string(),
  payload: z.object({ data: z.object({ object: z.record(z.string(), z.unknown()) }) }),
});

/**
 * Does what a stored event asks for, and notes that it is done. One that is done already is left alone;
 * one that fails stays open, for our own sweep. Answers whether it is done.
 */
export async function settleEvent(db: Database, stripe: Stripe, id: string): Promise<boolean> {
  const begun = await db.execute(sql`
    update stripe_events set tries = tries + 1 where id = ${id} and settled_at is null
    returning type, payload`);
  const [event] = parseRows(Row, begun);
  if (!event) return true;
  try {
    const handler = Object.hasOwn(eventHandlers, event.type) && eventHandlers[event.type];
    const told = handler
      ? await handler({ db, stripe, object: event.payload.data.object })
      : 'an event of no concern';
    log('info', told, { stripeEvent: id, type: event.type });
    await db.execute(sql`
      update stripe_events set settled_at = now(), problem = null where id = ${id}`);
    return true;
  } catch (error) {
    log('error', 'an event could not be settled', { stripeEvent: id, ...describeError(error) });
    const problem = error instanceof Error ? error.message : String(error);
    await db.execute(sql`update stripe_events set problem = ${problem} where id = ${id}`);
    return false;
  }
}

import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { settleEvent } from './settle-event.ts';

const atOnce = 20;

/**
 * When an event is due again: twenty seconds after it came, then ever later, ten seconds times the square
 * of its tries. An outage of a day costs ninety tries, and no event holds up the others.
 */
const dueAt = sql`created_at + interval '20 seconds' + tries * tries * interval '10 seconds'`;

/**
 * Settles events that were left open: a Worker ended in the middle, or Stripe could not be asked. Stripe
 * has had its answer and will not tell them again, so none is ever given up. Answers how many were tried.
 */
export async function sweepEvents(db: Database, stripe: Stripe): Promise<number> {
  const open = await db.execute(sql`
    select id from stripe_events where settled_at is null and ${dueAt} < now()
    order by ${dueAt} limit ${atOnce}`);
  const ids = parseRows(z.object({ id: z.string() }), open);
  await Promise.all(ids.map(({ id }) => settleEvent(db, stripe, id)));
  return ids.length;
}

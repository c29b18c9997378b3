import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { readRows } from '#db/queries/read-rows.ts';
import { settleEvent } from './settle-event.ts';

/** So often an event is tried by ourselves; Stripe tries for three days beside that. */
const mostTries = 50;
const atOnce = 20;

/** Settles events that a Worker left open when it ended in the middle; the oldest first. */
export async function sweepEvents(db: Database, stripe: Stripe): Promise<number> {
  const open = await db.execute(sql`
    select id from stripe_events where settled_at is null and tries < ${mostTries}
      and created_at < now() - interval '20 seconds'
    order by created_at limit ${atOnce}`);
  const ids = readRows(z.object({ id: z.string() }), open);
  await Promise.all(ids.map(({ id }) => settleEvent(db, stripe, id)));
  return ids.length;
}

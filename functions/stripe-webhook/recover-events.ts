import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { eventTypes } from './event-types.ts';
import { settleEvent } from './settle-event.ts';

const Ids = z.object({ id: z.string() });

/**
 * Fetches the events that Stripe could not deliver. This happens if the webhook's address is wrong, or if the
 * webhook is unavailable for longer than Stripe retries. Stores the events as if they had been delivered, all
 * in one statement, so that no event is lost if a run is killed. The sweep then settles them. Returns the
 * number of new events.
 */
export async function recoverEvents(db: Database, stripe: Stripe): Promise<number> {
  const missed: Stripe.Event[] = [];
  let after: string | undefined;
  for (;;) {
    // The newest events are listed first. Stripe lists them as undelivered even after they are stored, so a
    // page without new events ends the loop.
    const page = await stripe.events.list({
      delivery_success: false,
      types: [...eventTypes],
      limit: 100,
      ...(after && { starting_after: after }),
    });
    const fresh = await withoutStored(db, page.data);
    missed.push(...fresh);
    after = page.data.at(-1)?.id;
    if (fresh.length === 0 || !page.has_more) break;
  }
  if (missed.length === 0) return 0;
  const rows = missed.map((event) => ({ id: event.id, type: event.type, payload: event }));
  const stored = await db.execute(sql`
    insert into stripe_events (id, type, payload)
    select t.id, t.type, t.payload
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id text, type text, payload jsonb)
    on conflict (id) do nothing returning id`);
  return parseRows(Ids, stored).length;
}

async function withoutStored(
  db: Database,
  events: readonly Stripe.Event[],
): Promise<Stripe.Event[]> {
  if (events.length === 0) return [];
  const ids = JSON.stringify(events.map(({ id }) => id));
  const read = await db.execute(sql`
    select id from stripe_events
    where id in (select jsonb_array_elements_text(${ids}::jsonb))`);
  const stored = new Set(parseRows(Ids, read).map(({ id }) => id));
  return events.filter(({ id }) => !stored.has(id));
}

const atOnce = 20;

/**
 * SQL: the time of an event's next try. It is twenty seconds after the event's arrival, plus ten seconds
 * times the square of the number of tries so far. An outage of a day takes ninety tries, and no event delays
 * the others.
 */
const dueAt = sql`created_at + interval '20 seconds' + tries * tries * interval '10 seconds'`;

/**
 * Processes unsettled events. An event is unsettled if its Worker died or Stripe was unavailable. Stripe will
 * not resend it, because Stripe already received a successful response; the sweep therefore retries it
 * without limit. Returns the number of events tried.
 */
export async function sweepEvents(db: Database, stripe: Stripe): Promise<number> {
  const open = await db.execute(sql`
    select id from stripe_events where settled_at is null and ${dueAt} < now()
    order by ${dueAt} limit ${atOnce}`);
  const ids = parseRows(z.object({ id: z.string() }), open);
  await Promise.all(ids.map(({ id }) => settleEvent(db, stripe, id)));
  return ids.length;
}

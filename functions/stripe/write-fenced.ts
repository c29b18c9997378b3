import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';

const Turn = z.object({ ticket: z.coerce.number() });

/**
 * Updates our rows of a Stripe object to its current state. Events only report that something changed; the
 * actual state is fetched, so events may arrive twice, late and in any order. `read` returns the caller's
 * part of the SQL statement: common table expressions that join `turn`, a table that has a row if this reader
 * may write.
 *
 * A reader writes only if no other reader has written since it started, so an older state never replaces a
 * newer state. A reader that is killed does not block the others. If one other reader has written meanwhile,
 * that reader may have started earlier and read an older state, so this reader tries once more. If two others
 * have written, the second of them started later than this reader, so the stored state is newer than this
 * reader's state.
 */
export async function writeFenced(
  db: Database,
  id: string,
  read: () => Promise<SQL>,
): Promise<void> {
  const begun = await countWrites(db, id);
  if (await write(db, id, begun, read)) return;
  const now = await countWrites(db, id);
  if (now === begun + 1) await write(db, id, now, read);
}

/** Returns the number of writes to this object so far. */
async function countWrites(db: Database, id: string): Promise<number> {
  const read = await db.execute(sql`
    insert into subscription_reads (stripe_subscription_id, ticket) values (${id}, 0)
    on conflict (stripe_subscription_id) do update set ticket = subscription_reads.ticket
    returning ticket`);
  return parseRows(Turn, read)[0]?.ticket ?? 0;
}

/**
 * Reads from Stripe and writes the state. Returns false without writing if another reader has written since
 * `seen`.
 */
async function write(
  db: Database,
  id: string,
  seen: number,
  read: () => Promise<SQL>,
): Promise<boolean> {
  const work = await read();
  const written = await db.execute(sql`
    with turn as (
      update subscription_reads set ticket = ticket + 1
      where stripe_subscription_id = ${id} and ticket = ${seen} returning ticket
    ), ${work}
    select ticket from turn`);
  return parseRows(Turn, written).length > 0;
}

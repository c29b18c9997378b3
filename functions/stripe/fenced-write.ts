import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';

const Turn = z.object({ ticket: z.coerce.number() });

/**
 * Brings our rows of something at Stripe up to date with what Stripe says now. Events only say that
 * something happened; what is true is read anew, so they may come twice, late and in any order. `read`
 * answers the statement's own part: common table expressions that take part in `turn`, a table that has a
 * row when this reader may write.
 *
 * A reader writes only if nobody has written since it began: an older state never takes the place of a
 * newer one, and a reader that is killed keeps nobody from writing. The first to overtake a reader may
 * have begun before it and know less, so it reads once more; the second has begun after it.
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

/** How often this was written so far. */
async function countWrites(db: Database, id: string): Promise<number> {
  const read = await db.execute(sql`
    insert into subscription_reads (stripe_subscription_id, ticket) values (${id}, 0)
    on conflict (stripe_subscription_id) do update set ticket = subscription_reads.ticket
    returning ticket`);
  return parseRows(Turn, read)[0]?.ticket ?? 0;
}

/** Reads from Stripe and writes; false, with nothing written, when somebody wrote since `seen`. */
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

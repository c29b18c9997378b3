import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { reserveSpend } from '#db/queries/reserve-spend.ts';
import type { Payment } from './settle-spend.ts';

/** A call of a model beside any lesson, by somebody who waits for it. */
interface Wanted {
  ownerId: string;
  /** What it is told as in the record of calls. */
  part: string;
  /** The most that it may cost, in millionths of a US dollar. */
  amount: number;
}

/** Keeps the price back before the model is asked; null when the day's ceiling does not hold it. */
export async function keepBack(
  db: Database,
  { ownerId, part, amount }: Wanted,
): Promise<Payment | null> {
  const { rows } = await db.execute<{ payer: string; day: string }>(sql`
    with job as (
      select id as owner_id, 0::bigint as reserved_micros, null::date as reserved_on
      from users where id = ${ownerId}
    ), ${reserveSpend(amount)}
    select s.user_id as payer, s.day::text as day from reserved s`);
  const row = rows[0];
  return row
    ? {
        ...{ ownerId, payerId: row.payer, resourceId: null, part },
        ...{ reservedMicros: amount, reservedOn: row.day },
      }
    : null;
}

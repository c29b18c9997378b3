import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import type { Database } from '#db/client.ts';

/** What only an operator can mend. */
export interface Alert {
  /** Such as `model_quota`. */
  kind: string;
  /** What it is about; one alert a kind and subject is open at a time. */
  subject: string;
  /** What happened and what to do, as a sentence for an admin. */
  message: string;
}

/** Opens an alert, or counts it again where it is open already. One round trip. Answers whether it is new. */
export async function openAlert(db: Database, { kind, subject, message }: Alert): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(sql`
    insert into operator_alerts as a (id, kind, subject, message)
    values (${nanoid()}, ${kind}, ${subject.slice(0, 200)}, ${message.slice(0, 1_000)})
    on conflict (kind, subject) where closed_at is null
    do update set count = a.count + 1, last_raised_at = now(), message = excluded.message
    returning a.count`);
  return rows[0]?.count === 1;
}

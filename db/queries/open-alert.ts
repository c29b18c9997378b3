import { isNull, sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import type { Database } from '#db/client.ts';
import { operatorAlerts } from '#db/schema/ai.ts';

/** A problem that only an operator can fix. */
export interface Alert {
  /** For example `model_quota`. */
  kind: string;
  /** The subject of the alert. Only one alert for each kind and subject is open at a time. */
  subject: string;
  /** A sentence for an admin: what happened and what to do. */
  message: string;
}

/**
 * Opens an alert, or increments its count if it is already open. Returns true if it is new. One round trip.
 */
export async function openAlert(db: Database, { kind, subject, message }: Alert): Promise<boolean> {
  const [alert] = await db
    .insert(operatorAlerts)
    .values({
      id: nanoid(),
      kind,
      subject: subject.slice(0, 200),
      message: message.slice(0, 1_000),
    })
    .onConflictDoUpdate({
      target: [operatorAlerts.kind, operatorAlerts.subject],
      targetWhere: isNull(operatorAlerts.closedAt),
      set: {
        count: sql`${operatorAlerts.count} + 1`,
        lastRaisedAt: sql`now()`,
        message: sql`excluded.message`,
      },
    })
    .returning({ count: operatorAlerts.count });
  return alert?.count === 1;
}

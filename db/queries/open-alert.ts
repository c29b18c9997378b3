import { isNull, sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import type { Database } from '#db/client.ts';
import { operatorAlerts } from '#db/schema/ai.ts';

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

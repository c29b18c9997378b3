import { and, count, isNull } from 'drizzle-orm';
import type { AlertCount } from '#contracts/admin/alert.ts';
import { operatorAlerts } from '#db/schema/ai.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from './routes.ts';

/**
 * `GET /v1/admin/alerts/count`: returns the number of open alerts that no admin has acknowledged, for the
 * header.
 */
export const countAlerts = operation<AdminEnv>(
  { may: ['admin'] },
  async ({ db }): Promise<AlertCount> => {
    const { closedAt, seenAt } = operatorAlerts;
    const [row] = await db
      .select({ unseen: count() })
      .from(operatorAlerts)
      .where(and(isNull(closedAt), isNull(seenAt)));
    return { unseen: row?.unseen ?? 0 };
  },
);

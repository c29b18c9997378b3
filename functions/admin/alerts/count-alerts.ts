import { sql } from 'drizzle-orm';
import type { AlertCount } from '#contracts/admin/alert.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../env.ts';

/** `GET /v1/admin/alerts/count`: how many open alerts no admin has seen, for the header. */
export const countAlerts = operation<AdminEnv>(
  { may: ['admin'] },
  async ({ db }): Promise<AlertCount> => {
    const { rows } = await db.execute<{ unseen: number }>(sql`
      select count(*)::int as unseen from operator_alerts
      where closed_at is null and seen_at is null`);
    return { unseen: rows[0]?.unseen ?? 0 };
  },
);

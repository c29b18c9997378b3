import { type SQL, sql } from 'drizzle-orm';
import type { AlertList } from '#contracts/admin/alert.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../env.ts';

const maxSettled = 50;

/** `GET /v1/admin/alerts`: what only an operator can mend, the newest first, in one statement. */
export const listAlerts = operation<AdminEnv>(
  { may: ['admin'] },
  async ({ db }): Promise<AlertList> => {
    const { rows } = await db.execute<AlertList & Record<string, unknown>>(sql`
      select (${alertsJson(sql`select * from operator_alerts where closed_at is null
          order by raised_at desc, id`)}) as open,
        (${alertsJson(sql`select * from operator_alerts where closed_at is not null
          order by closed_at desc, id limit ${maxSettled}`)}) as settled`);
    return rows[0] ?? { open: [], settled: [] };
  },
);

const alertsJson = (chosen: SQL): SQL => sql`
  select coalesce(json_agg(json_build_object('id', a.id, 'kind', a.kind, 'message', a.message,
      'count', a.count, 'raisedAt', ${utcTimestamp(sql`a.raised_at`)},
      'lastRaisedAt', ${utcTimestamp(sql`a.last_raised_at`)},
      'mailedAt', ${utcTimestamp(sql`a.mailed_at`)}, 'seenAt', ${utcTimestamp(sql`a.seen_at`)},
      'seenBy', s.full_name, 'settledAt', ${utcTimestamp(sql`a.closed_at`)},
      'settledBy', c.full_name) order by coalesce(a.closed_at, a.raised_at) desc, a.id), '[]')
  from (${chosen}) a left join users s on s.id = a.seen_by left join users c on c.id = a.closed_by`;

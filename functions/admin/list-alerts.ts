import { type SQL, sql } from 'drizzle-orm';
import type { AdminAlert, AlertList } from '#contracts/admin/alert.ts';
import { jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from './routes.ts';

const maxSettled = 50;

/**
 * `GET /v1/admin/alerts`: returns the problems that only an operator can fix, newest first, in one statement.
 */
export const listAlerts = operation<AdminEnv>(
  { may: ['admin'] },
  async ({ db }): Promise<AlertList> => {
    const list = jsonOf<AlertList>({
      open: alertsJson(sql`select * from operator_alerts where closed_at is null
        order by raised_at desc, id`),
      settled: alertsJson(sql`select * from operator_alerts where closed_at is not null
        order by closed_at desc, id limit ${maxSettled}`),
    });
    return (await readJson(db, selectJson(list))) ?? { open: [], settled: [] };
  },
);

const alertsJson = (chosen: SQL) =>
  jsonListOf(
    jsonOf<AdminAlert>({
      id: sql`a.id`,
      kind: sql`a.kind`,
      message: sql`a.message`,
      count: sql`a.count`,
      raisedAt: utcTimestamp(sql`a.raised_at`),
      lastRaisedAt: utcTimestamp(sql`a.last_raised_at`),
      mailedAt: utcTimestamp(sql`a.mailed_at`),
      seenAt: utcTimestamp(sql`a.seen_at`),
      seenBy: sql`s.full_name`,
      settledAt: utcTimestamp(sql`a.closed_at`),
      settledBy: sql`c.full_name`,
    }),
    {
      from: sql`(${chosen}) a left join users s on s.id = a.seen_by
        left join users c on c.id = a.closed_by`,
      by: sql`coalesce(a.closed_at, a.raised_at) desc, a.id`,
    },
  );

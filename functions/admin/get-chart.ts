import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  type Chart,
  type ChartName,
  ChartQuery,
  charts,
  shownFeatures,
} from '#contracts/admin/activity-charts.ts';
import { bucketStarts } from '#contracts/admin/time-buckets.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from './routes.ts';

const Params = z.object({ chart: z.string().check(z.maxLength(40)) });
const Row = z.object({ lines: z.unknown() });

const isChart = (name: string): name is ChartName => Object.hasOwn(chartLines, name);

/**
 * `GET /v1/admin/activity/charts/:chart`: returns the sums of one chart, in one statement. The columns are
 * hours or days in the reader's time zone. Their start times are computed here, so that the database does not
 * need the time zone.
 */
export const getChart = operation<AdminEnv, z.infer<typeof Params>, ChartQuery>(
  { may: ['admin'], params: Params, query: ChartQuery },
  async ({ params: { chart }, query, db }): Promise<Chart<ChartName>> => {
    if (!isChart(chart)) throw notFound('This chart was not found.');
    const starts = bucketStarts(query.window, query.zone, Date.now()).map((moment) =>
      new Date(moment).toISOString(),
    );
    const result = await db.execute(sql`
      select coalesce(json_agg(l), '[]') as lines from (${chartLines[chart](columnsOf(starts))}) l`);
    const [row] = parseRows(Row, result);
    return charts[chart].parse({ starts, lines: row?.lines ?? [] });
  },
);

/**
 * Returns SQL for the rows of a table `t`: the number of the chart column that contains a row, from 0, and
 * the condition that the row is inside the time window.
 */
export function columnsOf(starts: readonly string[]): Columns {
  const edges = sql`${`{${starts.join()}}`}::timestamptz[]`;
  return {
    column: sql`width_bucket(t.created_at, ${edges}) - 1`,
    isInside: sql`t.created_at >= ${starts[0] ?? ''}::timestamptz`,
  };
}

/**
 * SQL for the rows of `t`: the chart column that contains a row, and the condition that the row is inside the
 * time window.
 */
interface Columns {
  column: SQL;
  isInside: SQL;
}

/** SQL: the purpose of a model call. Any part that is not in this list is a kind of question. */
const duty = sql`case when t.part in ('text', 'words', 'speech', 'pictures', 'feedback')
  then t.part else 'questions' end`;

/**
 * SQL: true if the Stripe event reports a received payment. A subscription's payment is reported by its
 * invoice event, a one-time payment by its checkout event.
 */
const isPaid = sql`(t.type = 'invoice.paid' or (t.type = 'checkout.session.completed'
  and t.payload #>> '{data,object,mode}' = 'payment'
  and t.payload #>> '{data,object,payment_status}' = 'paid'))`;

/**
 * The statement of each chart. Each result row is one row of the chart's schema. Each statement scans one
 * table's time window by index.
 */
export const chartLines: Readonly<Record<ChartName, (columns: Columns) => SQL>> = {
  'sign-ins': ({ column, isInside }) => sql`
    select s.column, u.role, sum(s.count)::int as count
    from (select ${column} as column, t.user_id, count(*) as count from sessions t
      where ${isInside} group by 1, 2) s
    join users u on u.id = s.user_id
    group by 1, 2 order by 1, 2`,

  generations: ({ column, isInside }) => sql`
    select ${column} as column, ${duty} as duty, count(*)::int as calls,
      (count(*) filter (where t.outcome <> 'ok'))::int as failed,
      sum(t.total_tokens) as tokens, sum(t.cost_micros) as "costMicros"
    from ai_calls t where ${isInside} group by 1, 2 order by 1, 2`,

  payments: ({ column, isInside }) => sql`
    select ${column} as column,
      coalesce(t.payload #>> '{data,object,currency}', '') as currency,
      (count(*) filter (where ${isPaid}))::int as paid,
      (count(*) filter (where t.type like '%failed'))::int as failed,
      coalesce(sum(coalesce(t.payload #>> '{data,object,amount_paid}',
        t.payload #>> '{data,object,amount_total}')::numeric) filter (where ${isPaid}), 0) as amount
    from stripe_events t where ${isInside} and (${isPaid} or t.type like '%failed')
    group by 1, 2 order by 1, 2`,

  features: ({ isInside }) => sql`
    select t.element, count(*)::int as uses, count(distinct t.user_id)::int as people
    from analytics_events t where ${isInside}
    group by 1 order by 2 desc, 1 limit ${shownFeatures}`,
};

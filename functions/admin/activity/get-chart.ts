import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Chart, type ChartName, ChartQuery } from '#contracts/admin/activity-charts.ts';
import { bucketStarts } from '#contracts/admin/time-buckets.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../env.ts';
import { type Columns, chartLines } from './chart-lines.ts';

const Params = z.object({ chart: z.string().max(40) });

const isChart = (name: string): name is ChartName => Object.hasOwn(chartLines, name);

/**
 * `GET /v1/admin/activity/charts/:chart`: the sums of one chart, in one statement. The columns are hours
 * or days on the clock of whoever reads, so they are counted here and not by the database, which need
 * not know the zone.
 */
export const getChart = operation<AdminEnv, z.infer<typeof Params>, ChartQuery>(
  { may: ['admin'], params: Params, query: ChartQuery },
  async ({ params: { chart }, query, db }): Promise<Chart<ChartName>> => {
    if (!isChart(chart)) throw notFound('This chart');
    const starts = bucketStarts(query.window, query.zone, Date.now()).map((moment) =>
      new Date(moment).toISOString(),
    );
    const { rows } = await db.execute<{ lines: Chart<ChartName>['lines'] }>(sql`
      select coalesce(json_agg(l), '[]') as lines from (${chartLines[chart](columnsOf(starts))}) l`);
    return { starts, lines: rows[0]?.lines ?? [] } as Chart<ChartName>;
  },
);

/** SQL over a table `t`: which of the columns a row falls into, from 0, and whether into any. */
export function columnsOf(starts: readonly string[]): Columns {
  const edges = sql`${`{${starts.join()}}`}::timestamptz[]`;
  return {
    column: sql`width_bucket(t.created_at, ${edges}) - 1`,
    isInside: sql`t.created_at >= ${starts[0] ?? ''}::timestamptz`,
  };
}

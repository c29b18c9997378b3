import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { Postgres } from '#scripts/testing/start-postgres.ts';
import { quantile } from '../bench/report.ts';
import { burstLoad } from './burst-load.ts';
import { type Sent, steadyLoad } from './steady-load.ts';
import type { WeakLink } from './weak-link.ts';

export interface DatabaseDrill {
  url: string;
  db: Database;
  postgres: Postgres;
  link: WeakLink;
  random: () => number;
}

export interface Found {
  lines: string[];
  faults: string[];
}

/** Requests per second. Set a lower `RATE` on a busy machine. */
export const perSecond = Number(process.env.RATE ?? 100);
const [beforeMs, awayMs, afterMs] = [5_000, 10_000, 12_000];
const longestRequestMs = 10_000;
const recoveredWithinMs = 5_000;

/**
 * Makes the database unavailable `rounds` times under load: alternately kills it with -9 and makes it
 * unresponsive. No request may take longer than ten seconds or return a server error other than 503, and a
 * 503 must say when to retry. No acknowledged attempt may be lost or stored twice. Response times must be
 * normal again within five seconds.
 */
export async function runDatabaseAway(drill: DatabaseDrill, rounds: number): Promise<Found> {
  const load = await burstLoad(drill.db, drill.random);
  const lines: string[] = [];
  const faults: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const how = round % 2 === 1 ? 'killed' : 'silent';
    const marks = { gone: 0, back: 0 };
    const sent = await steadyLoad(
      drill.url,
      perSecond,
      load.next,
      load.told,
      goAndComeBack(drill, how, marks),
    );
    const found = judge(sent, marks);
    faults.push(...found.faults.map((fault) => `round ${round} (${how}): ${fault}`));
    lines.push(`  round ${round}, ${how}: ${found.line}`);
  }
  // Retries the requests of the last seconds until they are acknowledged.
  await steadyLoad(drill.url, 20, load.next, load.told, sleep(4_000));
  const { rows } = await drill.db.execute<{ stored: number; numbers: number; lost: number }>(sql`
    select count(*)::int as stored, count(distinct client_id)::int as numbers,
      (select count(*) from jsonb_to_recordset(${JSON.stringify(
        [...load.acknowledged].map(([clientId, id]) => ({ clientId, id })),
      )}::jsonb) as w ("clientId" text, id bigint)
      where not exists (select 1 from task_attempts a
        where a.client_id = w."clientId" and a.id = w.id))::int as lost
    from task_attempts`);
  const [stored] = rows;
  if (stored?.lost !== 0) faults.push(`${stored?.lost} acknowledged attempts are lost`);
  if (stored?.stored !== stored?.numbers) faults.push('an attempt is stored twice');
  lines.push(
    `  attempts: ${load.acknowledged.size} acknowledged, ${stored?.stored} stored, ${stored?.lost} lost, ` +
      `${Number(stored?.stored) - Number(stored?.numbers)} twice`,
  );
  return { lines, faults };
}

async function goAndComeBack(
  { postgres, link }: DatabaseDrill,
  how: 'killed' | 'silent',
  marks: { gone: number; back: number },
): Promise<void> {
  await sleep(beforeMs);
  marks.gone = performance.now();
  if (how === 'killed') await postgres.kill();
  else link.set({ is: 'silent' });
  await sleep(awayMs);
  if (how === 'killed') await postgres.again();
  else link.set({ is: 'well' });
  marks.back = performance.now();
  await sleep(afterMs);
}

function judge(sent: readonly Sent[], { gone, back }: { gone: number; back: number }) {
  const faults: string[] = [];
  const slowest = Math.max(...sent.map(({ ms }) => ms));
  if (slowest > longestRequestMs) faults.push(`a request took ${(slowest / 1_000).toFixed(1)} s`);
  const bad = sent.filter(({ status }) => status !== 503 && (status === 0 || status >= 500));
  if (bad.length > 0) faults.push(`${bad.length} requests were answered ${statusesOf(bad)}`);
  const refused = sent.filter(({ status }) => status === 503);
  const untold = refused.filter(({ retryAfter }) => !retryAfter).length;
  if (untold > 0) faults.push(`${untold} answers of 503 without Retry-After`);
  const apart = sent.filter(({ kind, at }) => kind === 'no database' && at > gone && at < back);
  const apartBad = apart.filter(({ status }) => status >= 500 || status === 0).length;
  if (apartBad > 0) faults.push(`${apartBad} requests that need no database failed`);

  const usual = quantile(of(sent, 0, gone), 0.99);
  const normalAfter = secondsUntilNormal(sent, back, Math.max(3 * usual, 250));
  if (normalAfter * 1_000 > recoveredWithinMs) faults.push(`as before only after ${normalAfter} s`);
  return {
    faults,
    line:
      `${sent.length} requests, ${statusesOf(sent)}, the longest ${(slowest / 1_000).toFixed(1)} s ` +
      `(${slowestOf(sent, 0, gone)} begun before, ${slowestOf(sent, gone, back)} meanwhile, ` +
      `${slowestOf(sent, back, Infinity)} after); ` +
      `p99 ${usual.toFixed(0)} ms before, as before after ${normalAfter} s; ` +
      `${apart.length} without the database meanwhile, p99 ${quantile(
        apart.map(({ ms }) => ms),
        0.99,
      ).toFixed(0)} ms`,
  };
}

const slowestOf = (sent: readonly Sent[], from: number, to: number): string => {
  const [worst] = sent.filter(({ at }) => at >= from && at < to).sort((a, b) => b.ms - a.ms);
  return worst ? `${(worst.ms / 1_000).toFixed(1)} s ${worst.kind} ${worst.status}` : 'none';
};

/** Returns the durations, in ms, of the requests started in a period. */
const of = (sent: readonly Sent[], from: number, to: number): number[] =>
  sent.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms);

/**
 * Returns the number of seconds after `back` until the first whole second in which every request succeeds and
 * the p99 is at most `allowedMs`.
 */
function secondsUntilNormal(sent: readonly Sent[], back: number, allowedMs: number): number {
  for (let second = 0; second < afterMs / 1_000 - 1; second += 1) {
    const from = back + second * 1_000;
    const within = sent.filter(({ at }) => at >= from && at < from + 1_000);
    const isWell = within.every(({ status }) => status > 0 && status < 500);
    if (isWell && quantile(of(sent, from, from + 1_000), 0.99) <= allowedMs) return second;
  }
  return Number.POSITIVE_INFINITY;
}

const statusesOf = (sent: readonly Sent[]): string =>
  [...Map.groupBy(sent, ({ status }) => status)]
    .sort(([a], [b]) => a - b)
    .map(([status, all]) => `${status || 'broken'} × ${all.length}`)
    .join(' ');

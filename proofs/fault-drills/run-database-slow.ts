import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../bench/report.ts';
import { burstLoad } from './burst-load.ts';
import { type DatabaseDrill, type Found, perSecond } from './run-database-away.ts';
import { type Sent, steadyLoad } from './steady-load.ts';

const delayMs = 500;
/** The maximum p99, in ms, of requests that need one trip to the database, and of requests that need none. */
const [longestOneTripMs, longestApartMs] = [1_500, 250];

/** Adds half a second to each trip to the database. Requests that need no database must not become slower. */
export async function runDatabaseSlow(drill: DatabaseDrill, seconds: number): Promise<Found> {
  await drill.db.execute(`delete from users where id like 'bell-%'`);
  const load = await burstLoad(drill.db, drill.random);
  drill.link.set({ is: 'slow', delayMs });
  const sent = await steadyLoad(drill.url, perSecond, load.next, load.told, sleep(seconds * 1_000));
  drill.link.set({ is: 'well' });
  const kinds = [...Map.groupBy(sent, ({ kind }) => kind)];
  const p99 = (of: readonly Sent[]) =>
    quantile(
      of.map(({ ms }) => ms),
      0.99,
    );
  const faults = kinds.flatMap(([kind, of]) => {
    const failed = of.filter(({ status }) => status === 0 || status >= 500).length;
    const longest = { 'no database': longestApartMs, lesson: longestOneTripMs }[kind];
    return [
      ...(failed > 0 ? [`slow: ${failed} of ${kind} failed`] : []),
      ...(longest && p99(of) > longest ? [`slow: p99 of ${kind} ${p99(of).toFixed(0)} ms`] : []),
    ];
  });
  return {
    faults,
    lines: kinds.map(
      ([kind, of]) =>
        `  ${delayMs} ms a trip, ${kind}: ${of.length} requests, ` +
        `p50 ${quantile(
          of.map(({ ms }) => ms),
          0.5,
        ).toFixed(0)} ms, p99 ${p99(of).toFixed(0)} ms`,
    ),
  };
}

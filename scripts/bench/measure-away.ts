import type { BenchWorkers } from './bench-workers.ts';
import { findReads, requestOf, statementsOf } from './find-reads.ts';
import { press } from './press.ts';
import { median, quantile, row, title } from './report.ts';
import type { LinkSpeed } from './slow-link.ts';

const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS ?? 4) / 4;
const goal = 2;

/**
 * A database in the same region, and nearer than any that is sold: Neon measured 5 ms for a statement on
 * a connection that stands, from a function in its own region (its article on HTTP and WebSockets).
 */
export const region: LinkSpeed = { roundTripMs: 2, downKbps: 1_000_000, upKbps: 1_000_000 };

/**
 * Every GET one at a time, beside its statements put straight to the same proxy, both over the link that
 * the workers have to it: what a teacher waits for more than the database alone would take.
 */
export async function measureAway(workers: BenchWorkers): Promise<string[]> {
  const found: { route: string; value: number }[] = [];
  for (const read of await findReads(workers)) {
    const ratios: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const alone = { connections: 1, duration: seconds };
      const ours = await press(read.route, { ...alone, ...requestOf(workers, read) });
      const sql = await press('bare statements', { ...alone, ...statementsOf(workers, read) });
      // The first warms up.
      if (round > 0) ratios.push(sql.perSecond / read.bodies.length / ours.perSecond);
    }
    found.push({ route: read.route, value: median(ratios) });
  }
  const values = found.map(({ value }) => value);
  const missed = found.filter(({ value }) => value > goal);
  return [
    title('Each GET beside its bare statements, the database a region away', how),
    ...missed.map(({ route, value }) => row(route.padEnd(48), [`${value.toFixed(2)}!`])),
    row('alone, x bare statements', [
      `median ${median(values).toFixed(2)}`,
      `p95 ${quantile(values, 0.95).toFixed(2)}`,
      `worst ${Math.max(...values).toFixed(2)}`,
      `goal ${goal}`,
      `missed by ${missed.length} of ${values.length}`,
    ]),
  ];
}

const how = `round trip ${region.roundTripMs} ms, one at a time, ${rounds} rounds of ${seconds} s`;

import type { BenchWorkers } from './bench-workers.ts';
import { findReads, requestOf, rounds, seconds, statementsOf, statusOf } from './find-reads.ts';
import { press } from './press.ts';
import { median, quantile, row, title } from './report.ts';
import type { LinkSpeed } from './slow-link.ts';

const goal = 2;

/**
 * The round trip from a Worker to a database in the same region. Neon measured 5 ms for a statement over an
 * open WebSocket (its article on HTTP and WebSockets); over HTTP, which we use, it takes at least as long.
 */
export const withinRegion: LinkSpeed = { roundTripMs: 2, downKbps: 1_000_000, upKbps: 1_000_000 };

/**
 * Measures every GET, one at a time, and compares it with the same statements sent straight to the same
 * proxy. Both use the Workers' link to the proxy, so the ratio shows how much longer a teacher waits than for
 * the database alone. GETs that fail in the bench's Workers are listed but not measured.
 */
export async function measureAway(workers: BenchWorkers): Promise<string[]> {
  const found: { route: string; ours: number; statements: number; ratio: number }[] = [];
  const lines: string[] = [];
  for (const read of await findReads(workers)) {
    const name = read.route.padEnd(48);
    const status = await statusOf(workers, read);
    if (status !== 200) {
      lines.push(row(name, [`answered ${status} here, not measured`]));
      continue;
    }
    const alone = { connections: 1, duration: seconds };
    const pairs: { ours: number; statements: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const ours = await press(read.route, { ...alone, ...requestOf(workers, read) });
      const sql = await press('bare statements', { ...alone, ...statementsOf(workers, read) });
      const statements = (1000 * read.bodies.length) / sql.perSecond;
      // The first round warms up.
      if (round > 0) pairs.push({ ours: 1000 / ours.perSecond, statements });
    }
    const ours = median(pairs.map((pair) => pair.ours));
    const statements = median(pairs.map((pair) => pair.statements));
    const ratio = median(pairs.map((pair) => pair.ours / pair.statements));
    found.push({ route: read.route, ours, statements, ratio });
    if (ratio > goal) lines.push(row(name, [`${ratio.toFixed(2)}!`]));
  }
  const ratios = found.map(({ ratio }) => ratio);
  const how = `a link of ${withinRegion.roundTripMs} ms, one at a time, ${rounds} rounds of ${seconds} s`;
  return [
    title('Each GET beside its bare statements, the database within the region', how),
    ...lines,
    row('alone, x bare statements', [
      `median ${median(ratios).toFixed(2)}`,
      `p95 ${quantile(ratios, 0.95).toFixed(2)}`,
      `worst ${Math.max(...ratios).toFixed(2)}`,
      `goal ${goal}`,
      `missed by ${ratios.filter((ratio) => ratio > goal).length} of ${ratios.length}`,
      `${median(found.map(({ ours }) => ours)).toFixed(1)} ms beside ${median(found.map(({ statements }) => statements)).toFixed(1)} ms`,
    ]),
  ];
}

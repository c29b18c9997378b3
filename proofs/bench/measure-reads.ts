import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWorker } from '#scripts/world/build-worker.ts';
import type { BenchWorkers } from './bench-workers.ts';
import {
  findReads,
  type Read,
  requestOf,
  rounds,
  seconds,
  statementsOf,
  statusOf,
} from './find-reads.ts';
import { type Pressed, press } from './press.ts';
import { median, row, title } from './report.ts';
import { startWorkerd } from './start-workerd.ts';

const connections = 10;

/** The ratio of a read's measurement to the same measurement of its baseline. */
interface Ratio {
  of: string;
  /** Absent if the ratio is only reported. */
  goal?: number;
  value: number;
  /** True if a higher ratio is better; otherwise, a lower ratio is better. */
  more?: boolean;
}

const isMissed = ({ value, goal, more }: Ratio) =>
  goal !== undefined && (more ? value < goal : value > goal);

/**
 * Measures every GET of all route tables that responds with 200 to a permitted caller. Ten requests at a time
 * are compared with a Worker that only runs the same statements; single requests are compared with the same
 * statements sent straight to the same proxy. GETs that need a bucket or another dependency that the bench's
 * Workers lack are listed but not measured.
 */
export async function measureReads(workers: BenchWorkers): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-bench-'));
  const build = (name: string) =>
    buildWorker(folder, { name, path: `proofs/bench/${name}/wrangler.toml` });
  const built = await build('bare-query');
  const gateway = { ...(await build('bare-gateway')), services: { WORKER: built.name } };
  const lines: string[] = [];
  const all: Ratio[][] = [];
  try {
    for (const read of await findReads(workers)) {
      const status = await statusOf(workers, read);
      if (status !== 200) {
        lines.push(row(read.route.padEnd(48), [`answered ${status} here, not measured`]));
        continue;
      }
      const { perSecond, ratios } = await measureRead(workers, read, {
        bare: (texts) => startWorkerd(folder, [{ ...built, texts }]),
        forwarded: (texts) => startWorkerd(folder, [gateway, { ...built, texts }]),
      });
      all.push(ratios);
      lines.push(
        row(read.route.padEnd(48), [
          `${perSecond.toFixed(0).padStart(5)} /s`,
          `${read.bodies.length} trip${read.bodies.length > 1 ? 's' : ''}`,
          ...ratios.map((one) => `${one.value.toFixed(2)}${isMissed(one) ? '!' : ' '}`),
        ]),
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const how = `${connections} connections, ${rounds} rounds of ${seconds} s, ! misses the goal`;
  const columns = (all[0] ?? []).map((first, at) => {
    const column = all.flatMap((ratios) => ratios[at] ?? []);
    return row(first.of, [
      `median ${median(column.map(({ value }) => value)).toFixed(2)}`,
      ...(first.goal === undefined
        ? ['no goal of its own']
        : [
            `goal ${first.goal}`,
            `missed by ${column.filter(isMissed).length} of ${column.length}`,
          ]),
    ]);
  });
  return [title('Each GET beside its bare statements', how), ...lines, ...columns];
}

/** Starts the baselines: a bare Worker, and the same behind a Worker that only forwards requests. */
type StartBaselines = Record<
  'bare' | 'forwarded',
  (texts: Record<string, string>) => ReturnType<typeof startWorkerd>
>;

async function measureRead(workers: BenchWorkers, read: Read, start: StartBaselines) {
  const trips = `[${read.bodies.join()}]`;
  const texts = { DATABASE_URL: workers.databaseUrl, TRIPS: trips };
  const bare = await start.bare(texts);
  const forwarded = await start.forwarded(texts);
  const crowd = { connections, duration: seconds };
  const alone = { connections: 1, duration: seconds };
  const found: Record<
    'ours' | 'worker' | 'forwarded' | 'oursAlone' | 'workerAlone' | 'sqlAlone',
    Pressed
  >[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const mine = requestOf(workers, read);
      const figures = {
        ours: await press(read.route, { ...crowd, ...mine }, { pid: workers.pid }),
        worker: await press('bare Worker', { ...crowd, url: bare.url }, { pid: bare.pid }),
        forwarded: await press(
          'forwarded',
          { ...crowd, url: forwarded.url },
          { pid: forwarded.pid },
        ),
        oursAlone: await press(read.route, { ...alone, ...mine }),
        workerAlone: await press('bare Worker', { ...alone, url: bare.url }),
        sqlAlone: await press('bare statements', { ...alone, ...statementsOf(workers, read) }),
      };
      // The first round warms up.
      if (round > 0) found.push(figures);
    }
  } finally {
    await bare.stop();
    await forwarded.stop();
  }
  const middle = (which: keyof (typeof found)[number], figure: keyof Pressed) =>
    median(found.map((figures) => figures[which][figure]));
  const rateBeside = middle('ours', 'perSecond') / middle('worker', 'perSecond');
  // In `sqlAlone`, each statement is a separate request, and one read may have several.
  const sqlAlone = middle('sqlAlone', 'perSecond') / read.bodies.length;
  const ratios: Ratio[] = [
    { of: 'rate, x bare Worker', goal: 0.7, value: rateBeside, more: true },
    { of: 'CPU, x bare Worker', goal: 1.6, value: middle('ours', 'cpu') / middle('worker', 'cpu') },
    // The gateway's share: no read through a gateway can cost less.
    {
      of: 'CPU of a bare Worker behind a forwarding one, x bare Worker',
      value: middle('forwarded', 'cpu') / middle('worker', 'cpu'),
    },
    { of: 'p99, x bare Worker', goal: 2, value: middle('ours', 'p99') / middle('worker', 'p99') },
    {
      ...{ of: 'alone, x bare statements', goal: 2 },
      value: sqlAlone / middle('oursAlone', 'perSecond'),
    },
    // The cost of the runtime itself: no Worker can come closer to the cost of its statements.
    {
      of: 'a bare Worker alone, x bare statements',
      value: sqlAlone / middle('workerAlone', 'perSecond'),
    },
  ];
  return { perSecond: middle('ours', 'perSecond'), ratios };
}

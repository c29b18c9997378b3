import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type WorkerConfig, workerConfigs } from '../world/worker-configs.ts';
import { type BuiltWorker, buildWorker } from './build-worker.ts';
import { median, row, title } from './report.ts';
import { bareWorker, timeStart } from './worker-start.ts';

const mostKilobytes = 200;
const rounds = Number(process.env.ROUNDS ?? 5);
/** Packages that matter for size, and the Workers that may carry them; `null` is every Worker. */
const heavy: Record<string, readonly string[] | null> = {
  openai: ['lexiloom-ai-jobs'],
  stripe: ['lexiloom-billing', 'lexiloom-removals', 'lexiloom-stripe-webhook'],
  zod: null,
  '@neondatabase/serverless': null,
  'drizzle-orm': null,
};

interface Weighed extends BuiltWorker {
  kilobytes: number;
  /** Bytes in the bundle by heavy package. */
  packages: Record<string, number>;
}

/** What each Worker weighs as it would be deployed, what is in it, and how long it takes to start. */
export async function benchWorkerSizes(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-sizes-'));
  try {
    const built: Weighed[] = [];
    for (const config of workerConfigs()) built.push(await weigh(folder, config));
    const starts = new Map<string, number[]>();
    const subjects = [{ name: 'bare', folder: bareWorker(folder) }, ...built];
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, folder: at } of subjects) {
        starts.set(name, [...(starts.get(name) ?? []), await timeStart(at)]);
      }
    }
    return report(built, starts);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function weigh(folder: string, config: WorkerConfig): Promise<Weighed> {
  const built = await buildWorker(folder, config);
  const bytes = readdirSync(built.folder).map(
    (file) => gzipSync(readFileSync(join(built.folder, file))).length,
  );
  const packages = Object.fromEntries(
    Object.keys(heavy).map((name) => [name, bytesOf(built.sources, `node_modules/${name}/`)]),
  );
  return { ...built, kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1024, packages };
}

const bytesOf = (sources: BuiltWorker['sources'], path: string): number =>
  sources.filter(([file]) => file.includes(path)).reduce((sum, [, bytes]) => sum + bytes, 0);

function report(built: readonly Weighed[], starts: ReadonlyMap<string, number[]>): string[] {
  const start = (name: string) => median(starts.get(name) ?? []);
  const lines = [
    title(
      'Workers, minified',
      `gzip, goal ${mostKilobytes} KB; start in workerd, ${rounds} interleaved rounds`,
    ),
  ];
  lines.push(row('bare Worker', [`start ${start('bare').toFixed(0)} ms`]));
  for (const { name, kilobytes, packages } of built) {
    const strangers = Object.entries(heavy).flatMap(([of, allowed]) =>
      allowed && !allowed.includes(name) && packages[of] ? [of] : [],
    );
    const carried = Object.entries(packages)
      .filter(([, bytes]) => bytes > 0)
      .map(([of, bytes]) => `${of} ${(bytes / 1024).toFixed(0)}`);
    lines.push(
      row(name, [
        `${kilobytes.toFixed(1)} KB${kilobytes > mostKilobytes ? ' OVER' : ''}`,
        `start ${start(name).toFixed(0)} ms = ${(start(name) / start('bare')).toFixed(2)} x bare`,
        carried.length > 0 ? `raw KB: ${carried.join(', ')}` : '',
        strangers.length > 0 ? `MUST NOT CARRY ${strangers.join(', ')}` : '',
      ]),
    );
  }
  return lines;
}

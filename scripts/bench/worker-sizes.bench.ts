import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { bin, run } from '../testing/step.ts';
import { workerConfigs } from '../world/worker-configs.ts';
import { median, row, title } from './report.ts';
import { bareWorker, timeStart } from './worker-start.ts';

const mostKilobytes = 200;
const rounds = Number(process.env.ROUNDS ?? 5);
/** Packages that matter for size, and the Workers that may carry them; `null` is every Worker. */
const heavy: Record<string, readonly string[] | null> = {
  openai: ['lexiloom-ai-jobs'],
  stripe: ['lexiloom-billing', 'lexiloom-stripe-webhook'],
  zod: null,
  '@neondatabase/serverless': null,
  'drizzle-orm': null,
};

const BundleMeta = z.object({
  outputs: z.record(
    z.string(),
    z.object({ inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })) }),
  ),
});

interface Built {
  name: string;
  kilobytes: number;
  /** Bytes in the bundle by heavy package. */
  packages: Record<string, number>;
  folder: string;
}

/** What each Worker weighs as it would be deployed, what is in it, and how long it takes to start. */
export async function benchWorkerSizes(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-sizes-'));
  try {
    const built: Built[] = [];
    for (const { name, path } of workerConfigs()) built.push(await buildWorker(folder, name, path));
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

async function buildWorker(folder: string, name: string, path: string): Promise<Built> {
  const outdir = join(folder, name);
  const metafile = join(folder, `${name}.json`);
  const options = ['--dry-run', '--minify', '--outdir', outdir, '--metafile', metafile];
  const environment = { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG: 'none' };
  if ((await run(bin('wrangler'), ['deploy', '-c', path, ...options], environment)) !== 0) {
    throw new Error(`${path} did not build.`);
  }
  for (const file of readdirSync(outdir)) {
    if (/\.map$|^README\.md$/.test(file)) rmSync(join(outdir, file));
  }
  const bytes = readdirSync(outdir).map(
    (file) => gzipSync(readFileSync(join(outdir, file))).length,
  );
  const meta = BundleMeta.parse(JSON.parse(readFileSync(metafile, 'utf8')));
  const inputs = Object.values(meta.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const packages = Object.fromEntries(
    Object.keys(heavy).map((of) => [of, bytesOf(inputs, `node_modules/${of}/`)]),
  );
  return {
    name,
    kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1024,
    packages,
    folder: outdir,
  };
}

function bytesOf(inputs: [string, { bytesInOutput: number }][], path: string): number {
  return inputs
    .filter(([file]) => file.includes(path))
    .reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
}

function report(built: readonly Built[], starts: ReadonlyMap<string, number[]>): string[] {
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

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxKilobytesOf } from '#scripts/deployment/worker-size.ts';
import { workerConfigs } from '#scripts/world/worker-configs.ts';
import { median, row, title } from './report.ts';
import { type Weighed, weighWorker } from './weigh-worker.ts';
import { minimalWorker, timeStart } from './worker-start.ts';

const rounds = Number(process.env.ROUNDS ?? 5);

interface Limited extends Weighed {
  /** The maximum size in gzip kilobytes. */
  limit: number;
}

/** Measures the deployed size of each Worker, its contents and its start-up time. */
export async function benchWorkerSizes(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-sizes-'));
  try {
    const built: Limited[] = [];
    for (const config of workerConfigs()) {
      const weighed = await weighWorker(folder, config);
      built.push({ ...weighed, limit: maxKilobytesOf(config.path) });
    }
    const starts = new Map<string, number[]>();
    const subjects = [{ name: 'bare', folder: minimalWorker(folder) }, ...built];
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

function report(built: readonly Limited[], starts: ReadonlyMap<string, number[]>): string[] {
  const start = (name: string) => median(starts.get(name) ?? []);
  const lines = [
    title('Workers, minified', `gzip; start in workerd, ${rounds} interleaved rounds`),
  ];
  lines.push(row('bare Worker', [`start ${start('bare').toFixed(0)} ms`]));
  for (const { name, kilobytes, limit, packages, strangers } of built) {
    const carried = Object.entries(packages)
      .filter(([, bytes]) => bytes > 0)
      .map(([of, bytes]) => `${of} ${(bytes / 1024).toFixed(0)}`);
    lines.push(
      row(name, [
        `${kilobytes.toFixed(1)} of ${limit} KB${kilobytes > limit ? ' OVER' : ''}`,
        `start ${start(name).toFixed(0)} ms = ${(start(name) / start('bare')).toFixed(2)} x bare`,
        carried.length > 0 ? `raw KB: ${carried.join(', ')}` : '',
        strangers.length > 0 ? `MUST NOT CARRY ${strangers.join(', ')}` : '',
      ]),
    );
  }
  return lines;
}

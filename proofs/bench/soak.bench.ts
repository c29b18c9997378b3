import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type BenchWorkers, withWorkers } from './bench-workers.ts';
import { quantile, row, title } from './report.ts';
import { plantSchools } from './school-morning/plant-schools.ts';
import { morning, playMorning } from './school-morning/play-morning.ts';
import type { Answered } from './school-morning/visitor.ts';

const minutes = Number(process.env.MINUTES ?? 10);
const minute = 60_000;
const sampleEvery = 5000;
/**
 * Memory is compared only from this point on, because each of the twelve Workers has its own heap, which
 * grows until a garbage collection.
 */
const settles = minutes / 2;

/**
 * Runs a sustained school morning (reliability R24) of about sixty requests a second. Checks whether the last
 * minute is as fast as the first, and whether the Workers' memory grows.
 */
export async function benchSoak(): Promise<string[]> {
  const lines = await withWorkers('server', measure);
  return [
    title('Soak', `${minutes} minutes of a school morning, PostgreSQL`),
    ...(lines ?? ['  PostgreSQL is not installed here.']),
  ];
}

async function measure({ url, db, pid }: BenchWorkers): Promise<string[]> {
  await plantSchools(db, 1, morning.teachers);
  await playMorning(url, morning.teachers, 10);
  const begun = performance.now();
  const memory: [minutes: number, megabytes: number][] = [];
  /** The machine's load, including other work. Without it, the p99 of a minute is hard to interpret. */
  const loads: number[] = [];
  const sampling = setInterval(() => {
    loads.push(loadavg()[0] ?? 0);
    memory.push([(performance.now() - begun) / minute, residentMegabytes(pid)]);
  }, sampleEvery);
  const { answered, failures } = await playMorning(url, morning.teachers, minutes * 60);
  clearInterval(sampling);
  const first = p99(answered, begun, begun + minute);
  const last = p99(answered, begun + (minutes - 1) * minute, begun + minutes * minute);
  const slope = slopeOf(memory.filter(([at]) => at >= settles));
  const refused = answered.filter(({ status }) => status >= 500).length;
  return [
    row('p99', [
      `first minute ${first.toFixed(0)} ms`,
      `last ${last.toFixed(0)} ms`,
      `${(last / first).toFixed(2)} x, goal 1.2${last / first > 1.2 ? ' OVER' : ''}`,
    ]),
    row('memory of the Workers', [
      `${memory.at(0)?.[1].toFixed(0)} MB at first, ${memory.at(-1)?.[1].toFixed(0)} MB at last`,
      `${slope.toFixed(2)} MB a minute, goal 1${slope > 1 ? ' OVER' : ''}`,
    ]),
    // Shows whether memory keeps growing or levels off, which a fitted line does not show.
    row('each minute, MB', [
      ...memory.filter((_, at) => at % (minute / sampleEvery) === 0).map(([, mb]) => mb.toFixed(0)),
    ]),
    row('answers', [
      `${answered.length}, ${(answered.length / minutes / 60).toFixed(0)} a second`,
      `${refused} of 5xx`,
      `${failures.length} errors`,
      ...failures.slice(0, 3),
    ]),
    row('load average', [
      `${loads.at(0)?.toFixed(1)} at first, ${Math.max(...loads).toFixed(1)} at most`,
      `${loads.at(-1)?.toFixed(1)} at last`,
    ]),
  ];
}

const p99 = (answered: readonly Answered[], from: number, to: number): number =>
  quantile(
    answered
      .filter(({ begun }) => begun >= from && begun < to)
      .map(({ milliseconds }) => milliseconds),
    0.99,
  );

/** Returns the resident memory of a process, in MB (proc(5)). */
const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Returns the slope of the best-fitting straight line. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const both = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  const square = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return both / square;
}

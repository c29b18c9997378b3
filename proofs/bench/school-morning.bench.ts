import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type BenchWorkers, withWorkers } from './bench-workers.ts';
import { median, quantile, row, title } from './report.ts';
import { plantSchools, pupilsOfTeacher } from './school-morning/plant-schools.ts';
import { morning, type Played, playMorning, share } from './school-morning/play-morning.ts';

/**
 * The simulated part of the morning, in seconds, followed by the factors by which the data grows. The number
 * of people stays the same.
 */
const seconds = Number(process.env.SECONDS ?? 120);
const sizes = (process.env.SIZES ?? '1,2,4,8').split(',').map(Number);

/** Seconds at the start that are simulated but not measured, while Workers and caches warm up. */
const warmUp = 10;

/**
 * Simulates a school morning: 300 teachers and 9,000 pupils sign in, read, type, hand in and look at results.
 * The rate of arrivals is such that all would arrive within twenty minutes, however long the responses take.
 * Only the length is scaled down: `seconds` of the morning are simulated, with short pauses. The morning is
 * repeated with the same number of people at one, two, four and eight times the data. The figures of each
 * size are printed as soon as they are known, because the whole bench takes a quarter of an hour.
 */
export async function benchSchoolMorning(): Promise<string[]> {
  const lines = await withWorkers('server', measure);
  return lines ?? [title('School morning', ''), '  PostgreSQL is not installed here.'];
}

async function measure({ url, db }: BenchWorkers): Promise<string[]> {
  /** The p95 of each route at the first size, in ms. */
  const first = new Map<string, number>();
  let blocksAtFirst: number | undefined;
  let planted = 0;
  const handedIn: number[] = [];
  for (const size of sizes) {
    const teachers = morning.teachers * size;
    await plantSchools(db, planted + 1, teachers);
    planted = teachers;
    const warming = await playMorning(url, teachers, warmUp);
    const before = await databaseWork(db);
    const played = await playMorning(url, teachers, seconds);
    const after = await databaseWork(db);
    const blocks = (after.blocks - before.blocks) / played.answered.length;
    blocksAtFirst ??= blocks;
    handedIn.push(...attemptsOf(warming), ...attemptsOf(played));
    const lines = [
      title(
        `School morning, ${size} x the data`,
        `${teachers} teachers and ${teachers * pupilsOfTeacher} pupils in the tables, ${share} of those who come`,
      ),
      ...figures(played, first),
      // Times depend on the machine's other work; the number of blocks does not.
      row('work of the database', [
        `${blocks.toFixed(0)} blocks a call`,
        `${(blocks / blocksAtFirst).toFixed(2)} x the first`,
        `${((after.scanned - before.scanned) / played.answered.length).toFixed(0)} rows a call out of whole tables`,
      ]),
      row('load average', [loadavg()[0]?.toFixed(1) ?? '']),
    ];
    console.log(lines.join('\n'));
    console.log(row('stored', [await compare(db, handedIn)]));
  }
  return [];
}

function figures({ answered, failures, most }: Played, first: Map<string, number>): string[] {
  const routes = Map.groupBy(answered, ({ route }) => route);
  return [
    ...[...routes].map(([route, calls]) => {
      const times = calls.map(({ milliseconds }) => milliseconds);
      const p95 = quantile(times, 0.95);
      const before = first.get(route) ?? p95;
      first.set(route, before);
      return row(route.padEnd(32), [
        `${calls.length} calls`,
        `p50 ${median(times).toFixed(0)} ms`,
        `p95 ${p95.toFixed(0)}`,
        `p99 ${quantile(times, 0.99).toFixed(0)}`,
        `p95 ${(p95 / before).toFixed(2)} x the first`,
      ]);
    }),
    row('all', [
      `${answered.length} calls in ${seconds} s`,
      `at most ${most} people at once`,
      `${failures.length} errors`,
      ...failures.slice(0, 3),
    ]),
  ];
}

const attemptsOf = ({ answered }: Played): number[] =>
  answered.map(({ attemptId }) => attemptId).filter((id) => id > 0);

/**
 * Returns the number of blocks that the database has accessed so far, and of rows it has read in sequential
 * scans.
 */
async function databaseWork(db: Database): Promise<{ blocks: number; scanned: number }> {
  const { rows } = await db.execute<{ blocks: number; scanned: number }>(sql`
    select blks_hit + blks_read as blocks,
      (select sum(seq_tup_read) from pg_stat_user_tables) as scanned
    from pg_stat_database where datname = current_database()`);
  return { blocks: Number(rows[0]?.blocks), scanned: Number(rows[0]?.scanned) };
}

/**
 * Compares the attempts acknowledged to pupils with the attempts in the table. Throws if an attempt is lost.
 */
async function compare(db: Database, told: readonly number[]): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from task_attempts where client_id <> 'past-attempt'`,
  );
  const kept = new Set(rows.map(({ id }) => Number(id)));
  const lost = told.filter((id) => !kept.has(id)).length;
  if (lost > 0) throw new Error(`${told.length} were handed in, ${lost} are not stored.`);
  const twice = told.length - new Set(told).size;
  const unheard = kept.size - new Set(told).size;
  return `${told.length} handed in, 0 lost, ${twice} twice, ${unheard} stored whose answer did not arrive`;
}

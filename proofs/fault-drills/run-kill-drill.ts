import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { seededRandom } from '#emulators/openai/faults.ts';
import { waitForAnswer } from '#scripts/processes/wait-for-answer.ts';
import { gateLines } from '../generation/gate-lines.ts';
import { disagreements } from '../payment-model/disagreements.ts';
import { checkHistory } from './check-history.ts';
import { checkSound } from './check-sound.ts';
import { type Drill, pause } from './drill.ts';
import { type DrillEnvironment, startDrillEnvironment } from './drill-environment.ts';
import { openHistory } from './history.ts';
import { newTries } from './retrying-client.ts';
import { handInWork } from './work/hand-in-work.ts';
import { addPayer, changePlans, tellEvents } from './work/pay.ts';
import { runClasses } from './work/run-classes.ts';
import { teach } from './work/teach.ts';

export interface KillReport {
  lines: string[];
  faults: string[];
  kills: number;
}

const teachers = 4;
const seats = 8;
const payers = 3;
/** The time after the last kill within which all unfinished requests must get their responses. */
const lastAnswersMs = 90_000;
/**
 * The minimum and the maximum time to wait until the system is idle, in ms. A killed job waits until its
 * lease expires and the cron runs; a job in the queue waits for its retries.
 */
const [minPauseMs, restMs] = [40_000, 420_000];

/**
 * Runs all simulated users for this many minutes, kills a random process whenever all processes are healthy,
 * and checks the result. Returns null if PostgreSQL is not installed. `onEnd` receives the function that
 * stops the environment.
 */
export async function runKillDrill(given: {
  seed: number;
  minutes: number;
  onEnd: (end: () => Promise<void>) => void;
}): Promise<KillReport | null> {
  const world = await startDrillEnvironment();
  if (!world) return null;
  given.onEnd(world.stop);
  const history = openHistory('kill', given.seed);
  let isOver = false;
  let gaveUp = false;
  const drill: Drill = {
    ...{ world, history, tries: newTries(), random: seededRandom(given.seed), homeworks: [] },
    isOver: () => isOver,
    gaveUp: () => gaveUp,
  };
  const paying = await Promise.all(Array.from({ length: payers }, () => addPayer(drill)));
  const teaching = await Promise.all(
    Array.from({ length: 2 * teachers }, () => insertTeacher(world.db, { plan: 'DEPARTMENT' })),
  );
  const working = Promise.all([
    ...teaching.slice(0, teachers).map((id) => teach(drill, id)),
    ...teaching.slice(teachers).map((id, at) => runClasses(drill, id, at)),
    ...Array.from({ length: seats }, (_, seat) => handInWork(drill, seat)),
    ...paying.flatMap((payer) => [changePlans(drill, payer), tellEvents(drill, payer)]),
  ]);

  const kills = await killAtRandom(drill, world, Date.now() + given.minutes * 60_000);
  isOver = true;
  const tooLong = setTimeout(() => {
    gaveUp = true;
  }, lastAnswersMs);
  await working;
  clearTimeout(tooLong);
  const restedMs = await untilAtRest(drill);
  const faults = [
    ...drill.tries.wrong,
    ...(await checkHistory(world.db, history.acknowledged)),
    ...(await checkSound(world.db, world.url)),
    ...(await paidAsStripeSays(world, paying)),
  ];
  for (const fault of faults) history.note(fault);
  const total = Object.values(kills).reduce((sum, { times }) => sum + times, 0);
  return { faults, kills: total, lines: await linesOf(drill, given.seed, kills, restedMs) };
}

type Kills = Record<string, { times: number; longestMs: number }>;

/**
 * Kills random processes one after the other. After each kill, waits until the process is running again.
 * Returns the number of kills and the longest downtime of each process.
 */
async function killAtRandom(drill: Drill, world: DrillEnvironment, end: number): Promise<Kills> {
  const kills: Kills = {};
  // Wait until all simulated users have unfinished work that a kill could lose.
  await sleep(8_000);
  while (Date.now() < end) {
    const killable = world.mortals[Math.floor(drill.random() * world.mortals.length)];
    if (!killable) break;
    drill.history.note(`kill -9 ${killable.name}`);
    const began = performance.now();
    await killable.kill();
    await pause(drill, 0, 3_000);
    await killable.revive();
    await waitForAnswer(`${world.url}/api/v1/writer`, 90_000);
    const away = performance.now() - began;
    drill.history.note(`${killable.name} is back after ${away.toFixed(0)} ms`);
    const { times, longestMs } = kills[killable.name] ?? { times: 0, longestMs: 0 };
    kills[killable.name] = { times: times + 1, longestMs: Math.max(longestMs, away) };
    await pause(drill, 2_000, 8_000);
  }
  return kills;
}

/** Waits until every job, text and event is finished. Returns how many milliseconds this took. */
async function untilAtRest({ world: { db } }: Drill): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < restMs) {
    const { rows } = await db.execute<{ open: number }>(sql`
      select (select count(*) from resource_parts p join resources r on r.id = p.resource_id
          where p.status in ('queued', 'running') and r.status <> 'draft')
        + (select count(*) from resources where status = 'writing')
        + (select count(*) from stripe_events where settled_at is null) as open`);
    // The cron fetches events that Stripe could not deliver; only then do they appear in this table.
    if (Number(rows[0]?.open) === 0 && performance.now() - began > minPauseMs) break;
    await sleep(2_000);
  }
  return performance.now() - began;
}

async function paidAsStripeSays(
  { db, stripe, prices }: DrillEnvironment,
  paying: readonly { userId: string; customerId: string }[],
): Promise<string[]> {
  const each = paying.map((who) => disagreements({ stripe, prices, test: { db } }, who));
  return (await Promise.all(each)).flat();
}

async function linesOf(
  drill: Drill,
  seed: number,
  kills: Kills,
  restedMs: number,
): Promise<string[]> {
  const { history, tries, world } = drill;
  const byKind = Object.entries(Object.groupBy(history.acknowledged, ({ what }) => what));
  const { rows } = await world.db.execute<{ told: string }>(sql`
    select status || ' ' || count(*) as told from resource_parts group by status order by 1`);
  const statuses = [...tries.statuses].sort(([a], [b]) => a - b);
  return [
    `kill -9, seed ${seed}: ${history.acknowledged.length} acknowledged writes`,
    ...byKind.map(([what, all]) => `  ${what.padEnd(12)} ${all?.length}`),
    ...Object.entries(kills).map(
      ([name, { times, longestMs }]) =>
        `  ${name.padEnd(12)} killed ${times} times, away ${(longestMs / 1_000).toFixed(1)} s at most`,
    ),
    `  parts        ${rows.map(({ told }) => told).join(', ')}`,
    `  tries        ${statuses.map(([status, count]) => `${status || 'broken'} × ${count}`).join('  ')}`,
    `  slowest try  ${(tries.slowestMs / 1_000).toFixed(1)} s`,
    `  at rest      ${(restedMs / 1_000).toFixed(0)} s after the last answer`,
    ...gateLines(world.gate.report()),
    `  history      ${history.file}`,
  ];
}

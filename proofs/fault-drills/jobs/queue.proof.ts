import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { seededRandom } from '#emulators/openai/faults.ts';
import { consume, moveToDeadLetter } from '#functions/ai-jobs/consume.ts';
import { ModelFailure } from '#functions/ai-jobs/models/model-failure.ts';
import { runJob } from '#functions/ai-jobs/run-job.ts';
import { type JobBench, openJobBench, statusOf } from './job-bench.ts';
import { quickModel } from './quick-model.ts';
import { inAnyOrder, runSmallQueue } from './small-queue.ts';

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000_000));
const jobs = Number(process.env.JOBS ?? 700);
const quicker = 40;

let bench: JobBench;
beforeAll(async () => {
  bench = await openJobBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  // Every failing job is logged. Suppress this, because the jobs here fail on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/**
 * `npm run prove -- fault-drills/jobs/queue`: processes about two thousand messages for seven hundred jobs.
 * Each message is delivered one to five times, in any order, to two consumers at once. `JOBS` sets the number
 * of jobs, `SEED` repeats a run.
 */
test('applies each effect once when messages are redelivered or out of order', async () => {
  const random = seededRandom(seed);
  const messages = inAnyOrder(await bench.plant('phrase', jobs), random);
  let asked = 0;
  const model = quickModel((_, good) => {
    asked += 1;
    return good;
  }, 15);
  const run = await runSmallQueue(
    {
      consume: (batch, sendLater) =>
        consume(
          { make: (job) => runJob(bench.contextWith(model), job), sendLater, bury: bench.bury },
          batch,
        ),
      skip: bench.skip,
      moveToDeadLetter: (batch) => moveToDeadLetter(bench.db, 'lexiloom-questions', batch),
      ...{ random, quicker },
    },
    messages,
  );
  const found = await statusOf(bench.db, 'phrase');
  console.log(
    [
      `queue, seed ${seed}: ${messages.length} messages for ${jobs} jobs, ${run.deliveries} deliveries`,
      `  parts ${found.statuses}; calls of the model ${asked}, on record ${found.calls}, ` +
        `jobs with two ${found.twice}; kept back ${found.reservedMicros}`,
    ].join('\n'),
  );
  expect(found).toMatchObject({
    statuses: `ready ${jobs}`,
    calls: jobs,
    twice: 0,
    reservedMicros: 0,
  });
  expect(asked).toBe(jobs);
  expect(run).toMatchObject({ acknowledged: messages.length, buried: 0, dropped: 0 });
});

/**
 * Sends three kinds of messages: messages that cannot be parsed, messages of jobs that always fail, and
 * messages of jobs that fail only because the model is unavailable.
 */
test('moves poison messages to the dead letters with a reason, without delaying others', async () => {
  const random = seededRandom(seed + 1);
  const spoilt = new Set<string>();
  const away = new Set<string>();
  const runWith = async (poison: readonly unknown[]) => {
    const good = await bench.plant('vocab', 200);
    const bodies = [...good, ...poison].sort(() => random() - 0.5);
    const run = await runSmallQueue(
      {
        consume: (batch, sendLater) =>
          consume(
            {
              make: (message) => {
                const model = quickModel((_, reply) => {
                  if (spoilt.has(message.resourceId)) throw new TypeError('it breaks each time');
                  if (away.has(message.resourceId)) throw new ModelFailure('model_down', 'away');
                  return reply;
                }, 15);
                return runJob(bench.contextWith(model), message);
              },
              sendLater,
              bury: bench.bury,
            },
            batch,
          ),
        skip: bench.skip,
        moveToDeadLetter: (batch) => moveToDeadLetter(bench.db, 'lexiloom-questions', batch),
        ...{ random, quicker },
      },
      bodies,
    );
    return { run, slowest: Math.max(...good.map((body) => run.doneAfter.get(body) ?? Infinity)) };
  };
  const alone = await runWith([]);
  const breaking = await bench.plant('statement', 30);
  for (const [at, { resourceId }] of breaking.entries()) {
    (at % 2 === 0 ? spoilt : away).add(resourceId);
  }
  const unreadable = Array.from(
    { length: 20 },
    (_, at) => [null, 'x', {}, { part: 7 }, []][at % 5],
  );
  const poisoned = await runWith([...breaking, ...unreadable]);
  const { rows } = await bench.db.execute<{ letters: number; reasons: number; told: number }>(sql`
    select (select count(*) from dead_letters)::int as letters,
      (select count(*) from dead_letters where reason <> '')::int as reasons,
      (select count(*) from resource_parts where part = 'statement' and status = 'failed'
        and problem is not null)::int as told`);
  const found = await statusOf(bench.db, 'statement');
  const later = poisoned.slowest - alone.slowest;
  console.log(
    [
      `poison, seed ${seed}: 50 messages among 200, ${poisoned.run.deliveries} deliveries, ` +
        `${poisoned.run.buried} buried; dead letters ${rows[0]?.letters}, with a reason ${rows[0]?.reasons}`,
      `  parts ${found.statuses}, teachers told ${rows[0]?.told}; kept back ${found.reservedMicros}; ` +
        `the others done after ${alone.slowest.toFixed(0)} ms without, ${poisoned.slowest.toFixed(0)} ms with it`,
    ].join('\n'),
  );
  expect(poisoned.run.dropped).toBe(0);
  // Jobs wait for an unavailable model and finally give up; only malformed messages become dead letters.
  expect(rows[0]).toEqual({ letters: 35, reasons: 35, told: 30 });
  expect(found).toMatchObject({ statuses: 'failed 30', reservedMicros: 0, failedWithoutReason: 0 });
  expect(later).toBeLessThan(1_000);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { resources } from '#db/schema/resources.ts';
import {
  type GatedWorkers,
  openGatedWorkers,
} from '#scripts/testing/connection-gate/gated-configs.ts';
import { startPostgres } from '#scripts/testing/start-postgres.ts';
import { localSecrets } from '#scripts/world/local-secrets.ts';
import type { ApiClient } from '../bench/api-client.ts';
import { type BenchEnvironment, withEnvironment } from '../bench/bench-environment.ts';
import { generationJobs } from '../bench/generation-jobs.ts';
import { modelRecord } from '../bench/model-record.ts';
import { gateLines } from './gate-lines.ts';
import {
  comparePayments,
  isOpen,
  leftOver,
  newTeacher,
  type PartState,
  partsOf,
} from './lesson-desk.ts';

const lessons = Number(process.env.LESSONS ?? 20);
const settledWithinMs = 600_000;
/** The speed of the simulated model. Its headers arrive so late that connections are the bottleneck. */
const pace = { ttftMs: 1_500, tokensPerSecond: 300 };
/** Twelve pictures, four at a time, take longer than a lease of 45 seconds. */
const [picturesOfLesson, pictureMs] = [12, 18_000];

interface Desk extends BenchEnvironment {
  model: ReturnType<typeof modelRecord>;
  gated: GatedWorkers;
  made: { teacher: ApiClient; id: string }[];
}

/**
 * `npm run prove -- generation/twenty-lessons`: twenty teachers start their lessons at the same moment, on
 * the whole product with each part in a separate process. Afterwards, each teacher requests pictures of
 * words. `LESSONS` sets a lower number of lessons.
 */
test(`${lessons} lessons at once: does not delay a statement or pay for a call twice`, async () => {
  // Use a real PostgreSQL: the embedded database has only one session, so twenty lessons would wait for the
  // session and not for connections.
  const postgres = await startPostgres();
  const gated = await openGatedWorkers();
  try {
    await withEnvironment(
      async (world) => {
        const desk = await sitDown(world, gated);
        await writeAtOnce(desk);
        await drawAtOnce(desk);
      },
      { configs: gated.configs, pgUrl: postgres?.url },
    );
  } finally {
    await gated.close();
    await postgres?.stop();
  }
});

async function sitDown(world: BenchEnvironment, gated: GatedWorkers): Promise<Desk> {
  if (!world.demoWriterUrl) throw new Error('The proof needs the simulated model.');
  // Delete the seeded lessons, because their sound and pictures would be generated at the same time.
  await world.db.delete(resources);
  const secret = localSecrets(world.dataDir).SESSION_SECRET;
  const made: Desk['made'] = [];
  for (const [at, { draft }] of generationJobs(lessons).entries()) {
    const teacher = await newTeacher(world, secret);
    const parts = [...new Set(['vocab', ...(draft.parts ?? [])])];
    // Only every other lesson gets sound, because generating sound uses the CPU rather than connections.
    const audio = at % 2 === 0 ? 'ai' : 'none';
    const { id } = await teacher.createResource({ ...draft, parts, audio });
    made.push({ teacher, id });
  }
  const model = modelRecord(world.demoWriterUrl);
  return { ...world, gated, made, model };
}

async function writeAtOnce(desk: Desk): Promise<void> {
  await desk.model.setPace(pace);
  await desk.model.clear();
  desk.gated.gate.clear();
  const began = performance.now();
  await Promise.all(desk.made.map(({ teacher, id }) => teacher.write(id)));
  const textsMs = performance.now() - began;
  const parts = await settled(desk);
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  await report(
    desk,
    `${lessons} lessons at once: ${parts.length} parts, texts after ${(textsMs / 1_000).toFixed(0)} s, all after ${seconds} s`,
  );
  await expectSound(desk, parts);
}

/**
 * Requests pictures for all lessons at once. Each picture takes so long that the lease of its part must be
 * renewed while it is generated.
 */
async function drawAtOnce(desk: Desk): Promise<void> {
  await desk.model.setPace({ ttftMs: pictureMs, only: 'pictures' });
  desk.gated.gate.clear();
  const began = performance.now();
  const images = Array.from({ length: picturesOfLesson }, (_, at) => `v${at + 1}`).join(',');
  await Promise.all(
    desk.made.map(({ teacher, id }) =>
      teacher.call('POST', `/v1/resources/${id}/parts/pictures/generate?images=${images}`),
    ),
  );
  const parts = await settled(desk);
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  await report(desk, `${lessons} lists of pictures at once: ${seconds} s`);
  await expectSound(desk, parts);
}

async function settled({ db, made }: Desk): Promise<PartState[]> {
  const ids = made.map(({ id }) => id);
  for (const end = performance.now() + settledWithinMs; ; ) {
    const parts = await partsOf(db, ids);
    const open = parts.filter(isOpen);
    if (open.length === 0) return parts;
    if (performance.now() > end) {
      throw new Error(`still open: ${open.map(({ part, status }) => `${part} ${status}`)}`);
    }
    await sleep(250);
  }
}

async function report({ db, model, gated }: Desk, title: string): Promise<void> {
  const { told, recorded } = await comparePayments(db, await model.usage());
  console.log(
    [
      title,
      `  billed by the provider ${JSON.stringify(told)}, on record ${JSON.stringify(recorded)}`,
      ...gateLines(gated.gate.report()),
    ].join('\n'),
  );
}

/**
 * Checks that every part was generated at the first attempt and paid for once, and that no job failed because
 * the database or the store was slow.
 */
async function expectSound(
  { db, model, gated, dataDir }: Desk,
  parts: readonly PartState[],
): Promise<void> {
  expect(parts.filter(({ status }) => status !== 'ready')).toEqual([]);
  expect(parts.filter(({ generation, attempts }) => attempts > generation)).toEqual([]);
  // A sound job that started before the vocabulary existed may end after the job that includes it.
  await vi.waitUntil(async () => (await leftOver(db)).reservedMicros === 0, { timeout: 60_000 });
  const payments = await comparePayments(db, await model.usage());
  expect(payments.differing).toEqual([]);
  expect(payments.recorded).toEqual(payments.told);
  expect(await leftOver(db)).toEqual({ reservedMicros: 0, deadLetters: 0 });
  const { byCall, maxAtOnce } = gated.gate.report();
  expect(maxAtOnce).toBeLessThanOrEqual(6);
  // A statement whose wait for a connection times out never reaches the database.
  expect(byCall['/sql']?.gaveUp).toBe(0);
  const log = readFileSync(join(dataDir, 'logs/workers.log'), 'utf8');
  const failed = log.split('\n').filter((line) => /"event":"(?:job|writing) failed"/.test(line));
  expect(failed).toEqual([]);
}

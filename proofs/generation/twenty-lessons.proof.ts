import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPostgres } from '#scripts/testing/start-postgres.ts';
import { startTestWorkers, type TestWorkers } from '#scripts/testing/start-test-workers.ts';
import type { ApiClient } from '../bench/api-client.ts';
import { generationJobs } from '../bench/generation-jobs.ts';
import { gateLines } from './gate-lines.ts';
import { comparePayments, isOpen, leftOver, newTeacher, partsOf } from './lesson-desk.ts';

const lessons = Number(process.env.LESSONS ?? 20);
/** A part that hangs is the queue's: it would be found by the sweep a minute later. */
const settledWithinMs = 600_000;
/** Twelve pictures by four at once take longer than a lease of 45 seconds. */
const [picturesOfLesson, pictureMs] = [12, 18_000];

let workers: TestWorkers;
let stopPostgres: (() => Promise<void>) | undefined;
const made: { teacher: ApiClient; id: string }[] = [];
beforeAll(async () => {
  // The embedded database has one session: twenty lessons would wait for it and not for connections.
  if (!process.env.PG_URL) {
    const postgres = await startPostgres();
    if (postgres) process.env.PG_URL = postgres.url;
    stopPostgres = postgres?.stop;
  }
  workers = await startTestWorkers();
  for (const { draft } of generationJobs(lessons)) {
    const teacher = await newTeacher(workers);
    const parts = [...new Set(['vocab', ...(draft.parts ?? [])])];
    const { id } = await teacher.createResource({ ...draft, parts, audio: 'ai' });
    made.push({ teacher, id });
  }
});
afterAll(async () => {
  await workers.close();
  await stopPostgres?.();
});
beforeEach(() => {
  workers.gate.clear();
  workers.harness.clearLogs();
});

/**
 * `npm run prove -- generation/twenty-lessons`: as many teachers begin at the same moment. A model takes
 * 1.5 s to its headers, so that connections are what is short. `LESSONS` makes fewer.
 */
test(`${lessons} lessons at once: no statement is late, nothing is paid twice`, async () => {
  workers.openai.setFaults({ ttftMs: 1_500, tokensPerSecond: 300 });
  const began = performance.now();
  await Promise.all(made.map(({ teacher, id }) => teacher.write(id)));
  const textsMs = performance.now() - began;
  const parts = await settled();
  console.log(
    [
      `${lessons} lessons at once: ${parts.length} parts, texts after ${(textsMs / 1_000).toFixed(0)} s, ` +
        `all after ${((performance.now() - began) / 1_000).toFixed(0)} s`,
      ...(await reportLines()),
    ].join('\n'),
  );
  expect(parts.filter(({ status }) => status !== 'ready')).toEqual([]);
  await expectSound();
});

/** Each teacher has words drawn, and a picture takes so long that the lease has to be renewed meanwhile. */
test('pictures that take longer than a lease are drawn once', async () => {
  workers.openai.setFaults({ ttftMs: pictureMs, only: 'pictures' });
  const began = performance.now();
  const images = Array.from({ length: picturesOfLesson }, (_, at) => `v${at + 1}`).join(',');
  await Promise.all(
    made.map(({ teacher, id }) =>
      teacher.call('POST', `/v1/resources/${id}/parts/pictures/generate?images=${images}`),
    ),
  );
  const before = new Map((await partsOf(workers, ids())).map((one) => [keyOf(one), one.attempts]));
  const parts = (await settled()).filter(({ part }) => part === 'pictures');
  console.log(
    [
      `${parts.length} lists of pictures at once: ${((performance.now() - began) / 1_000).toFixed(0)} s`,
      ...(await reportLines()),
    ].join('\n'),
  );
  expect(parts.filter(({ status }) => status !== 'ready')).toEqual([]);
  // Another try would have drawn, and paid, again.
  for (const one of parts) expect(one.attempts - (before.get(keyOf(one)) ?? 0)).toBeLessThan(2);
  await expectSound();
});

const ids = (): string[] => made.map(({ id }) => id);
const keyOf = ({ resourceId, part }: { resourceId: string; part: string }) =>
  `${resourceId} ${part}`;

async function settled() {
  for (const end = performance.now() + settledWithinMs; ; ) {
    const parts = await partsOf(workers, ids());
    const open = parts.filter(isOpen);
    if (open.length === 0) return parts;
    if (performance.now() > end) {
      throw new Error(`still open: ${open.map(({ part, status }) => `${part} ${status}`)}`);
    }
    await sleep(250);
  }
}

async function reportLines(): Promise<string[]> {
  const { told, recorded } = await comparePayments(workers);
  return [
    `  billed by the provider ${JSON.stringify(told)}, on record ${JSON.stringify(recorded)}`,
    ...gateLines(workers.gate.report()),
  ];
}

async function expectSound(): Promise<void> {
  const payments = await comparePayments(workers);
  expect(payments.differing).toEqual([]);
  expect(payments.recorded).toEqual(payments.told);
  expect(await leftOver(workers)).toEqual({ reservedMicros: 0, deadLetters: 0 });
  const { byCall, maxAtOnce } = workers.gate.report();
  expect(maxAtOnce).toBeLessThanOrEqual(6);
  // A statement that waits for a connection until its time-out never reaches the database.
  expect(byCall['/sql']?.gaveUp).toBe(0);
  const errors = workers.harness.getLogs().filter(({ level }) => level === 'error');
  expect(errors.map(({ message }) => message)).toEqual([]);
}

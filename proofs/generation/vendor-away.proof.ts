import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Faults } from '#emulators/openai/faults.ts';
import {
  startTestWorkers,
  type TestWorkers,
  testSecrets,
} from '#scripts/testing/start-test-workers.ts';
import { gateLines } from './gate-lines.ts';
import { comparePayments, isOpen, leftOver, newTeacher, partsOf } from './lesson-desk.ts';

const minutes = Number(process.env.MINUTES ?? 30);
/**
 * Time limit for everything to be generated. The longest pause between two attempts is five minutes plus up
 * to a quarter at random. The pause may occur twice, because some parts are generated from other parts.
 */
const doneWithinMs = 2 * 6.25 * 60_000 + 60_000;

/** The errors that the unavailable provider returns, one kind after the other. */
const outages: readonly Faults[] = [
  { failRate: 1, status: 503 },
  { failRate: 1, status: 500 },
  { failRate: 1, status: 429, retryAfterSeconds: 20 },
];

let workers: TestWorkers;
beforeAll(async () => {
  workers = await startTestWorkers();
});
afterAll(() => workers.close());

/**
 * `npm run prove -- generation/vendor-away`: the model provider rejects all calls for `MINUTES`, while one
 * lesson waits for its parts and another for its text. Workers, queues, their delays and the clock are real.
 * Crons do not run, and no browser has a page open.
 */
test(`generates all parts after a provider outage of ${minutes} minutes, without any action by the teacher`, async () => {
  const teacher = await newTeacher(workers, testSecrets.SESSION_SECRET);
  const draft = {
    ...{ topic: 'Shopping at the market', count: 100, textType: 'dialogue2' as const },
    parts: ['vocab', 'phrase', 'statement', 'chunk', 'openEndedRes'],
  };
  const parts = await teacher.createResource({ ...draft, title: 'Waits for its parts' });
  const text = await teacher.createResource({ ...draft, title: 'Waits for its text' });
  const ids = [parts.id, text.id];

  const written = teacher.write(parts.id);
  // The text is moderated once before it is generated and once after; its parts are generated next.
  while ((workers.openai.usage().moderation?.calls ?? 0) < 2) await sleep(2);
  workers.openai.setFaults(outages[0] ?? {});
  await written;
  // This lesson's page is closed as soon as it reports that the model is unavailable.
  const page = new AbortController();
  const leaves = teacher.write(
    text.id,
    (event) => {
      if (event.type === 'waiting' && /keeps trying/.test(event.message)) page.abort();
    },
    page.signal,
  );
  await expect(leaves).rejects.toThrow('abort');

  for (const outage of outages) {
    workers.openai.setFaults(outage);
    await sleep((minutes * 60_000) / outages.length);
  }
  const during = await partsOf(workers.db, ids);
  workers.openai.setFaults({});
  const back = performance.now();

  while ((await partsOf(workers.db, ids)).some(isOpen)) {
    if (performance.now() - back > doneWithinMs) break;
    await sleep(500);
  }
  const doneAfterMs = performance.now() - back;
  const after = await partsOf(workers.db, ids);
  const payments = await comparePayments(workers.db, workers.openai.usage());
  const tries = during.filter(isOpen).map(({ attempts }) => attempts);
  console.log(
    [
      `provider unavailable for ${minutes} min: ${tries.length} parts waited, ${Math.min(...tries)} to ${Math.max(...tries)} tries each`,
      `  all ${after.length} done ${(doneAfterMs / 1_000).toFixed(0)} s after it came back`,
      `  billed by the provider ${JSON.stringify(payments.told)}, on record ${JSON.stringify(payments.recorded)}`,
      ...gateLines(workers.gate.report()),
    ].join('\n'),
  );
  // No part failed permanently during the outage, and the messages said that the teacher does not need to
  // act.
  expect(during.filter(({ status }) => status === 'failed')).toEqual([]);
  expect(tries.length).toBeGreaterThan(5);
  const tried = during.filter(({ status, attempts }) => status === 'queued' && attempts > 0);
  for (const { part, problem } of tried) expect(problem, part).toContain('keeps trying');
  expect(after.filter(({ status }) => status !== 'ready')).toEqual([]);
  expect(payments.differing).toEqual([]);
  expect(payments.recorded).toEqual(payments.told);
  expect(await leftOver(workers.db)).toEqual({ reservedMicros: 0, deadLetters: 0 });
  expect(workers.gate.report().byCall['/sql']?.gaveUp).toBe(0);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestWorkers, type TestWorkers } from '#scripts/testing/start-test-workers.ts';
import { pupilMorning, teacherMorning } from './people.ts';
import { morningTasks, plantSchools } from './plant-schools.ts';
import { type Answered, createVisitor } from './visitor.ts';

let workers: TestWorkers;
beforeAll(async () => {
  workers = await startTestWorkers();
  await plantSchools(workers.db, 1, 1);
});
afterAll(() => workers.close());

/** Creates a visitor who reads and types without pauses, and the list of the responses received. */
function somebody() {
  const answered: Answered[] = [];
  const visitor = { ...createVisitor(workers.url, (call) => answered.push(call)), pause: noTime };
  return { visitor, answered };
}
const noTime = async () => {};

test('allows pupils to do each kind of task before school', async () => {
  for (const [at, { name }] of morningTasks.entries()) {
    const { visitor, answered } = somebody();
    await pupilMorning(visitor, `p1-${at + 1}`, at);
    const handedIn = answered.find(({ route }) => route.endsWith('/attempts'));
    expect(handedIn?.status, name).toBe(201);
  }
});

test('allows a teacher to set homework before the bell, and moderates its wording', async () => {
  workers.openai.clearUsage();
  const { visitor, answered } = somebody();
  await teacherMorning(visitor, 1, 0);
  expect(answered.find(({ route }) => route === 'POST /v1/homeworks')?.status).toBe(201);
  expect(workers.openai.usage().moderation?.calls).toBeGreaterThan(0);
});

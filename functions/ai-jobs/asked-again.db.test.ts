import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { aiSpend } from '#db/schema/resources.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { reserveFor, selectJobSize } from './reserve-for.ts';
import { runJob } from './run-job.ts';
import { fakeJobContext } from './testing/fake-job-context.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const timesAsked = 30;

it('keeps repeated generations of a part within the daily cap while the model does not respond', async () => {
  const { db } = test;
  const owner = await insertTeacher(db, { plan: 'SINGLE_TEACHER' });
  const id = await insertLesson(db, owner, {}, [
    { part: 'text', status: 'ready' },
    { part: 'phrase' },
  ]);
  const context = fakeJobContext(db);
  const size = await selectJobSize(db, { resourceId: id, part: 'phrase' });
  const price = reserveFor('phrase', context.models, size);
  const ceiling = 2 * price;
  await db.execute(sql`
    insert into plan_access (plan, features, teachers, pupils, daily_spend_micros)
    values ('SINGLE_TEACHER', '[]', 1, 0, ${ceiling})`);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { ask } = context.model;
  let inFlight = 0;
  context.model.ask = async (question, record) => {
    inFlight += 1;
    await answered;
    context.turns.push(JSON.stringify({ p: [] }));
    return ask(question, record);
  };
  const read = async () => {
    const [spend] = await db.select().from(aiSpend).where(eq(aiSpend.userId, owner));
    return (spend?.reservedMicros ?? 0) + (spend?.spentMicros ?? 0);
  };

  let most = 0;
  const jobs: Promise<unknown>[] = [];
  for (let generation = 1; generation <= timesAsked; generation += 1) {
    await db.execute(sql`
      update resource_parts set generation = ${generation}, status = 'queued', leased_until = null
      where resource_id = ${id} and part = 'phrase'`);
    const before = inFlight;
    const job = runJob(context, { resourceId: id, part: 'phrase', generation });
    jobs.push(job);
    // Wait until the job has called the model, or ended without a call.
    let isOver = false;
    void job.finally(() => {
      isOver = true;
    });
    await vi.waitUntil(() => isOver || inFlight > before, { timeout: 60_000, interval: 20 });
    most = Math.max(most, await read());
  }
  expect(inFlight).toBe(2);
  expect(most).toBeLessThanOrEqual(ceiling);
  answer();
  await Promise.all(jobs);
  expect(await read()).toBeLessThanOrEqual(ceiling);
  const [spend] = await db.select().from(aiSpend).where(eq(aiSpend.userId, owner));
  expect(spend?.reservedMicros).toBe(0);
}, 120_000);

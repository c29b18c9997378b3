import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ResourceRecord } from '#contracts/admin/resource-record.ts';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { adminRoutes } from './routes.ts';
import { adminTestEnv } from './testing/admin-test-env.ts';

let database: TestDatabase;
let call: Caller;
let token: string;
let teacher: string;
let lesson: string;

beforeAll(async () => {
  database = await createTestDatabase();
  call = createCaller(adminRoutes, adminTestEnv(database.url));
  token = await signIn('admin', { id: await insertTeacher(database.db, { role: 'admin' }) });
  teacher = await insertTeacher(database.db);
  lesson = await insertLesson(database.db, teacher, { title: 'Au marché' }, [
    { part: 'text', status: 'ready' },
    {
      part: 'vocab',
      status: 'failed',
      problem: { code: 'model_slow', message: 'The model took too long. Please try again.' },
    },
    { part: 'phrase', status: 'needs-edit', edited: true, generation: 2 },
  ]);
  await database.db.execute(sql`
    insert into ai_calls (id, user_id, resource_id, part, model, outcome, prompt_tokens,
      completion_tokens, total_tokens, cost_micros, milliseconds, created_at)
    select 'call' || n, ${teacher}, ${lesson}, 'vocab', 'm', 'model_slow', 10, 20, 30, 40, 50,
      now() - make_interval(mins => n) from generate_series(1, 120) n`);
}, 60_000);
afterAll(() => database.close());

const read = (id: string) => call(`GET /v1/admin/resources/${id}`, { token });

test('shows a resource’s owner, the status of each part and the reason for a failure', async () => {
  const record = ResourceRecord.parse(await (await read(lesson)).json());
  expect(record).toMatchObject({ id: lesson, title: 'Au marché', owner: { id: teacher } });
  const part = (name: string) => record.parts.find((one) => one.part === name);
  expect(part('text')).toMatchObject({ status: 'ready', problem: null, edited: false });
  expect(part('vocab')).toMatchObject({
    ...{ status: 'failed', problem: 'The model took too long. Please try again.' },
  });
  expect(part('phrase')).toMatchObject({ status: 'needs-edit', edited: true, generation: 2 });
});

test('lists the newest hundred model calls, newest first', async () => {
  const { calls } = ResourceRecord.parse(await (await read(lesson)).json());
  expect(calls).toHaveLength(100);
  expect(calls[0]).toMatchObject({
    ...{ id: 'call1', part: 'vocab', outcome: 'model_slow', totalTokens: 30, costMicros: 40 },
  });
});

test('shows the time when a resource was removed, and returns 404 for an unknown resource', async () => {
  const gone = await insertLesson(database.db, teacher, { removedAt: '2026-11-20T08:00:00Z' });
  const record = ResourceRecord.parse(await (await read(gone)).json());
  expect(record.removedAt).toBe('2026-11-20T08:00:00.000Z');
  expect((await read('nobody')).status).toBe(404);
});

refusesWrongPerson('reading a resource as an admin', () => ({
  call,
  route: 'GET /v1/admin/resources/anything',
  wrongRoles: ['public', 'PUPIL'],
}));

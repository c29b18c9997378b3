import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DeadLetters, ReplayCount } from '#contracts/admin/dead-letters.ts';
import type { JobMessage } from '#contracts/ai-jobs.ts';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { adminRoutes } from './routes.ts';
import { adminTestEnv } from './testing/admin-test-env.ts';

let database: TestDatabase;
let call: Caller;
let token: string;
let teacher: string;
const sent: JobMessage[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  call = createCaller(adminRoutes, adminTestEnv(database.url, sent));
  token = await signIn('admin', { id: await insertTeacher(database.db, { role: 'admin' }) });
  teacher = await insertTeacher(database.db);
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  sent.length = 0;
  await database.db.execute(sql`delete from dead_letters`);
  await database.db.execute(sql`delete from audit_log`);
});

type Parts = Parameters<typeof insertLesson>[3];
const lessonWith = (parts: Parts, status: 'final' | 'draft' = 'final') =>
  insertLesson(database.db, teacher, { status }, parts);

async function park(id: string, resourceId: string, part: string, generation = 1): Promise<void> {
  const body = JSON.stringify({ resourceId, part, generation });
  await database.db.execute(sql`insert into dead_letters (id, queue, body, reason)
    values (${id}, 'q', ${body}::jsonb, 'model_down')`);
}

const list = async () =>
  DeadLetters.parse(await (await call('GET /v1/admin/dead-letters', { token })).json());
const replay = async (json: unknown) =>
  ReplayCount.parse(
    await (await call('POST /v1/admin/dead-letters/replay', { token, json })).json(),
  );
const statusOf = async (resourceId: string, part: string) => {
  const { rows } = await database.db.execute<{ status: string }>(sql`select status
    from resource_parts where resource_id = ${resourceId} and part = ${part}`);
  return rows[0]?.status;
};
const auditLines = async () =>
  (await database.db.execute(sql`select subject, after from audit_log order by id`)).rows;

test('lists each failed job with its error, its owner and its count', async () => {
  const id = await lessonWith([{ part: 'vocab', status: 'failed' }]);
  await park('one', id, 'vocab');
  await park('two', id, 'vocab');
  await database.db.execute(sql`insert into dead_letters (id, queue, body, reason)
    values ('odd', 'q', '{"strange":true}', 'the message could not be read')`);
  const { groups, letters } = await list();
  expect(groups).toHaveLength(2);
  expect(groups.find(({ part }) => part === 'vocab')).toMatchObject({
    ...{ reason: 'model_down', letters: 2, people: 1 },
  });
  expect(groups.find(({ part }) => part === null)).toMatchObject({ letters: 1, people: 0 });
  expect(letters).toHaveLength(3);
  expect(letters.find((letter) => letter.id === 'one')).toMatchObject({
    ...{ part: 'vocab', reason: 'model_down', resourceId: id, times: 2, owner: { id: teacher } },
  });
  expect(letters.find((letter) => letter.id === 'odd')).toMatchObject({ owner: null, times: 1 });
});

test('replays a letter once and writes one audit line, even if it is clicked several times at the same moment', async () => {
  const id = await lessonWith([{ part: 'phrase', status: 'failed' }]);
  await park('p', id, 'phrase');
  const counts = await Promise.all([1, 2, 3].map(() => replay({ letter: 'p' })));
  expect(counts.map((count) => count.sent).sort()).toEqual([0, 0, 1]);
  expect(sent).toEqual([{ resourceId: id, part: 'phrase', generation: 1 }]);
  expect(await statusOf(id, 'phrase')).toBe('queued');
  expect(await auditLines()).toEqual([
    { subject: 'phrase: model_down', after: { sent: 1, nothing: 0 } },
  ]);
  expect(await list()).toEqual({ groups: [], letters: [] });
});

test.each([
  ['is done', 'ready', 1],
  ['needs an edit', 'needs-edit', 1],
  ['is running', 'running', 1],
  ['was requested again', 'failed', 2],
] as const)('does not replay a job that %s', async (_, status, generation) => {
  const id = await lessonWith([{ part: 'phrase', status, generation }]);
  await park('done', id, 'phrase');
  expect(await replay({ letter: 'done' })).toEqual({ sent: 0, nothing: 1 });
  expect(sent).toEqual([]);
  expect(await statusOf(id, 'phrase')).toBe(status);
});

test('does not replay a job whose resource no longer exists, or an unreadable message', async () => {
  const id = await lessonWith([{ part: 'phrase', status: 'failed' }]);
  await database.db.execute(sql`update resources set removed_at = now() where id = ${id}`);
  await park('gone', id, 'phrase');
  await park('never', 'nowhere', 'phrase');
  expect(await replay({ part: 'phrase', reason: 'model_down' })).toEqual({ sent: 0, nothing: 2 });
  await database.db.execute(sql`insert into dead_letters (id, queue, body, reason)
    values ('odd', 'q', '"?"', 'the message could not be read')`);
  expect(await replay({ part: null, reason: 'the message could not be read' })).toEqual({
    ...{ sent: 0, nothing: 1 },
  });
  expect(sent).toEqual([]);
});

test('replays all letters of one kind, a job with two letters only once, and does not replay other kinds', async () => {
  const ids = await Promise.all(
    Array.from({ length: 3 }, () => lessonWith([{ part: 'phrase', status: 'failed' }])),
  );
  for (const [index, id] of ids.entries()) await park(`k${index}`, id, 'phrase');
  await park('again', ids[0] ?? '', 'phrase');
  await park('other', await lessonWith([{ part: 'speech', status: 'failed' }]), 'speech');
  expect(await replay({ part: 'phrase', reason: 'model_down' })).toEqual({ sent: 4, nothing: 0 });
  expect(sent.map(({ resourceId }) => resourceId).sort()).toEqual([...ids].sort());
  expect((await list()).letters.map(({ id }) => id)).toEqual(['other']);
  expect(await auditLines()).toEqual([
    { subject: 'phrase: model_down', after: { sent: 4, nothing: 0 } },
  ]);
});

test('does not replay pictures until their vocabulary is ready', async () => {
  const id = await lessonWith([
    { part: 'vocab', status: 'failed' },
    { part: 'pictures', status: 'failed' },
  ]);
  await park('pic', id, 'pictures');
  expect(await replay({ letter: 'pic' })).toEqual({ sent: 0, nothing: 1 });
});

test('replays a text only if its draft has not changed since the failure', async () => {
  const untouched = await lessonWith([{ part: 'text', status: 'failed' }], 'draft');
  await park('text', untouched, 'text');
  expect(await replay({ letter: 'text' })).toEqual({ sent: 1, nothing: 0 });
  const { rows } = await database.db.execute(
    sql`select status from resources where id = ${untouched}`,
  );
  expect(rows).toEqual([{ status: 'writing' }]);

  const edited = await lessonWith([{ part: 'text', status: 'failed' }], 'draft');
  await park('late', edited, 'text');
  await database.db.execute(
    sql`update resources set updated_at = now() + interval '1 second' where id = ${edited}`,
  );
  expect(await replay({ letter: 'late' })).toEqual({ sent: 0, nothing: 1 });
});

test('leaves a job to the sweep if the queue is unavailable', async () => {
  const id = await lessonWith([{ part: 'phrase', status: 'failed' }]);
  await park('away', id, 'phrase');
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  const env = adminTestEnv(database.url);
  env.QUESTIONS = { sendBatch: () => Promise.reject(new Error('the queue is away')) };
  const answer = await createCaller(adminRoutes, env)('POST /v1/admin/dead-letters/replay', {
    ...{ token, json: { letter: 'away' } },
  });
  expect(answer.status).toBe(200);
  expect(await statusOf(id, 'phrase')).toBe('queued');
});

refusesWrongPerson('listing the dead letters', () => ({
  call,
  route: 'GET /v1/admin/dead-letters',
  wrongRoles: ['public', 'PUPIL'],
}));
refusesWrongPerson('a replay', () => ({
  call,
  route: 'POST /v1/admin/dead-letters/replay',
  json: { letter: 'x' },
  wrongRoles: ['public', 'PUPIL'],
}));
refusesBadInput('a replay', () => ({
  call,
  route: 'POST /v1/admin/dead-letters/replay',
  token: () => signIn('admin'),
  bodies: [
    [{}, ''],
    [{ letter: '' }, ''],
    [{ letter: 'x', part: 'vocab', reason: 'y' }, ''],
    [{ part: 'vocab' }, ''],
  ],
}));

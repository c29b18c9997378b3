import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordedBodies } from '#proofs/bench/recorded-bodies.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import type { Routes } from './app.ts';
import type { BaseEnv } from './env.ts';
import { ApiError } from './errors.ts';
import { rateSubject, rates } from './limit-rate.ts';
import { operation } from './operation.ts';
import { type Caller, createCaller } from './testing/create-caller.ts';
import { signIn } from './testing/sign-in.ts';
import { testEnv } from './testing/test-env.ts';

const contract = { limit: 'lesson', may: ['public'] } as const;
let isSwallowed = false;
const routes: Routes<BaseEnv> = {
  'POST /lines': operation(contract, async ({ db }) => {
    const line = db.execute(sql`insert into lines (name) values ('a line')`);
    if (isSwallowed) await Promise.resolve(line).catch(() => null);
    else await line;
    await db.execute(sql`insert into lines (name) values ('its second')`);
    return { ok: true };
  }),
  'POST /words': operation({ ...contract, once: false }, async ({ db }) => {
    await db.batch([
      db.execute(sql`insert into lines (name) values ('a word')`),
      db.execute(sql`insert into lines (name) values ('its second')`),
    ]);
    return null;
  }),
  'POST /refused': operation(contract, async ({ db }) => {
    await db.execute(sql`select 1`);
    throw new ApiError('conflict', 'not now');
  }),
  'POST /nothing': operation(contract, async () => null),
};

let database: TestDatabase;
let call: Caller;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.exec('create table lines (name text)');
  call = createCaller(routes, testEnv(database.url));
});
afterAll(() => database.close());
beforeEach(async () => {
  isSwallowed = false;
  await database.exec('delete from lines; delete from attempts');
});

const post = async (route: string, key?: string) =>
  call(route, {
    token: await signIn('public', { id: 'ana' }),
    ...(key && { headers: { 'idempotency-key': key } }),
  });

async function counted(): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count::int from attempts where subject = ${rateSubject('lesson', 'ana')}`,
  );
  return rows[0]?.count ?? 0;
}

const lines = async () => (await database.db.execute(sql`select name from lines`)).rows.length;

const countUpTo = (count: number) =>
  database.db.execute(sql`insert into attempts (subject, window_starts_at, count)
    values (${rateSubject('lesson', 'ana')}, now(), ${count})`);

test.each([
  ['POST /lines', 2],
  ['POST /words', 1],
])('counts %s in the round trip of its first statement', async (route, trips) => {
  const sent = await recordedBodies(() => post(route));
  expect(sent).toHaveLength(trips);
  expect([await counted(), await lines()]).toEqual([1, 2]);
});

test('sends the claim and the count together, and does not count a replayed response', async () => {
  const sent = await recordedBodies(() => post('POST /lines', 'key-of-test-1'));
  // The third statement stores the response after the caller has received it.
  expect(sent).toHaveLength(3);
  expect((await post('POST /lines', 'key-of-test-1')).headers.get('idempotent-replayed')).toBe(
    'true',
  );
  expect([await counted(), await lines()]).toEqual([1, 2]);
});

test.each([
  ['POST /lines', undefined, false],
  ['POST /lines', 'key-of-test-2', false],
  ['POST /lines', 'key-of-test-3', true],
  ['POST /words', undefined, false],
])(
  'has no effect past the limit: %s (key %s, refusal swallowed: %s)',
  async (route, key, swallowed) => {
    isSwallowed = swallowed;
    await countUpTo(rates.lesson.allowed);
    const answer = await post(route, key);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await answer.json()).toMatchObject({
      message:
        'You’ve created a lot of lessons in a short time. Please wait 60 minutes and try again.',
    });
    expect([await counted(), await lines()]).toEqual([rates.lesson.allowed, 0]);
  },
);

test('accepts only as many concurrent requests as the limit still allows', async () => {
  await countUpTo(rates.lesson.allowed - 3);
  const answers = await Promise.all(Array.from({ length: 12 }, () => post('POST /words')));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  expect(await lines()).toBe(6);
});

test('counts a request that is refused later or sends no query to the database', async () => {
  expect((await post('POST /refused')).status).toBe(409);
  expect(await counted()).toBe(1);
  expect((await post('POST /nothing')).status).toBe(204);
  expect(await counted()).toBe(2);
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import type { Routes } from './app.ts';
import type { BaseEnv } from './env.ts';
import { ApiError } from './errors.ts';
import { type IdempotentCreation, keyedCreation } from './idempotent-creation.ts';
import { operation } from './operation.ts';
import { type Caller, createCaller } from './testing/create-caller.ts';
import { signIn } from './testing/sign-in.ts';
import { testEnv } from './testing/test-env.ts';

let effects = 0;
let next: 'work' | 'refuse' | 'break' = 'work';
const Body = z.object({ name: z.string() });

async function work({ body }: { body: z.infer<typeof Body> }) {
  await new Promise((resolve) => setTimeout(resolve, 20));
  if (next === 'refuse') throw new ApiError('conflict', 'not now');
  if (next === 'break') return Response.json({}, { status: 503 });
  effects += 1;
  return Response.json({ name: body.name, effects }, { status: 201 });
}

let lose = false;
const makeNote = (creation: IdempotentCreation, name: string) => sql`
  with turn as (${creation.turn}), made as (
    insert into notes (name) select ${name}::text from turn returning name
  ), noted as (${creation.note(sql`name`, sql`made`)})
  select name from made`;

const routes: Routes<BaseEnv> = {
  'POST /notes': operation({ may: ['public'], body: Body }, async ({ body, db, creation }) => {
    if (!creation.before) await db.execute(makeNote(creation, `note ${body.name}`));
    if (lose) throw new TypeError('the answer is lost');
    return Response.json({ made: creation.before });
  }),
  'POST /things': operation({ may: ['public'], body: Body }, work),
  'PUT /things': operation({ may: ['public'], body: Body }, work),
  'POST /open': operation({ may: 'anyone', body: Body }, work),
  'POST /cookie': operation({ may: 'anyone', body: Body }, async (given) => {
    const answer = await work(given);
    answer.headers.set('set-cookie', 'secret=1');
    return answer;
  }),
  'POST /stream': operation({ may: 'anyone', body: Body }, async () => {
    effects += 1;
    return new Response('{"n":1}\n', { headers: { 'content-type': 'application/x-ndjson' } });
  }),
};

let database: TestDatabase;
let call: Caller;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.exec('create table notes (name text)');
  call = createCaller(routes, testEnv(database.url));
});
afterAll(() => database.close());
beforeEach(() => {
  effects = 0;
  next = 'work';
});

let keys = 0;
const newKey = () => `key-of-test-${++keys}`;
const post = async (
  key: string,
  json: unknown = { name: 'a' },
  caller = 'ana',
  route = 'POST /things',
) =>
  call(route, {
    json,
    token: await signIn('public', { id: caller }),
    headers: { 'idempotency-key': key },
  });

test('sent again, the first answer comes back and nothing happens', async () => {
  const key = newKey();
  const [first, second] = [await post(key), await post(key)];
  expect(effects).toBe(1);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(second.headers.get('idempotent-replayed')).toBe('true');
});

test('ten at once: one effect, ten identical answers', async () => {
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(key)));
  expect(effects).toBe(1);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
});

test.each<[string, unknown, string]>([
  ['body', { name: 'b' }, 'POST /things'],
  ['method', { name: 'a' }, 'PUT /things'],
])('another %s under the same key is 409', async (_what, json, route) => {
  const key = newKey();
  await post(key);
  expect((await post(key, json, 'ana', route)).status).toBe(409);
  expect(effects).toBe(1);
});

test("one person's key never meets another's", async () => {
  const key = newKey();
  await post(key, { name: 'a' }, 'ana');
  await post(key, { name: 'a' }, 'ben');
  expect(effects).toBe(2);
});

test('without a key every request counts', async () => {
  const token = await signIn('public');
  await call('POST /things', { json: { name: 'a' }, token });
  await call('POST /things', { json: { name: 'a' }, token });
  expect(effects).toBe(2);
});

test.each(['refuse', 'break'] as const)('what failed (%s) is not kept', async (how) => {
  const key = newKey();
  next = how;
  expect((await post(key)).ok).toBe(false);
  next = 'work';
  expect((await post(key)).status).toBe(201);
  expect(effects).toBe(1);
});

test('bad input uses no key up', async () => {
  const key = newKey();
  expect((await post(key, {})).status).toBe(400);
  expect((await post(key)).status).toBe(201);
});

test('signed out works too, and the body is stored nowhere', async () => {
  const key = newKey();
  const open = () =>
    call('POST /open', { json: { name: 'pa55word' }, headers: { 'idempotency-key': key } });
  const answers = await Promise.all([open(), open(), open()]);
  expect(effects).toBe(1);
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
  const { rows } = await database.db.execute(
    sql`select request_hash from idempotency_keys where key = ${`anyone:${key}`}`,
  );
  expect(JSON.stringify(rows)).not.toContain('pa55word');
});

test.each(['POST /cookie', 'POST /stream'])(
  '%s: secrets and streams are not stored',
  async (route) => {
    const key = newKey();
    const send = () => call(route, { json: { name: 'a' }, headers: { 'idempotency-key': key } });
    await send();
    await send();
    expect(effects).toBe(2);
    const { rows } = await database.db.execute(
      sql`select * from idempotency_keys where key = ${`anyone:${key}`}`,
    );
    expect(rows).toEqual([]);
  },
);

test('what was made is noted with it: a lost answer makes nothing twice', async () => {
  const key = newKey();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lose = true;
  expect((await post(key, { name: 'a' }, 'ana', 'POST /notes')).status).toBe(500);
  lose = false;
  const again = await Promise.all(
    [1, 2, 3].map(() => post(key, { name: 'a' }, 'ana', 'POST /notes')),
  );
  expect(await Promise.all(again.map((answer) => answer.json()))).toEqual(
    Array(3).fill({ made: 'note a' }),
  );
  const { rows } = await database.db.execute(sql`select * from notes`);
  expect(rows).toEqual([{ name: 'note a' }]);
});

test('two at work under one key, the first having been given up, make one thing', async () => {
  const key = newKey();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lose = true;
  await post(key, { name: 'b' }, 'ana', 'POST /notes');
  lose = false;
  const late = keyedCreation(`ana:${key}`, null);
  const { rows } = await database.db.execute(makeNote(late, 'late'));
  expect(rows).toEqual([]);
});

test('a claim whose worker died is taken over after 30 seconds', async () => {
  const key = newKey();
  await post(key);
  await database.db.execute(sql`update idempotency_keys
    set status = null, body = null, created_at = now() - interval '31 seconds'
    where key = ${`ana:${key}`}`);
  expect((await post(key)).status).toBe(201);
  expect(effects).toBe(2);
});

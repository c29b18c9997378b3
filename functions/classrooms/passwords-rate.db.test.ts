import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LoginCard } from '#contracts/classrooms/classroom.ts';
import { makePasswords } from './renew-cards.ts';
import { type ClassroomFixture, createClassroomFixture } from './testing/classroom-fixture.ts';

let world: ClassroomFixture;
beforeAll(async () => {
  world = await createClassroomFixture();
});
afterAll(() => world.close());

test('returns 429 after 300 passwords in ten minutes, counting new accounts and new cards together', async () => {
  const { token, id } = world.owner;
  const classroom = await world.addClassroom(world.owner);
  const names = Array.from({ length: 100 }, (_, at) => `Pupil ${'abcdefghij'[at % 10]} Ten`);
  const create = (json: unknown) =>
    world.call(`POST /v1/classrooms/${classroom}/pupils`, { token, json });
  const made = await create({ names });
  expect(made.status).toBe(201);
  const pupilIds = z
    .array(LoginCard)
    .parse(await made.json())
    .map((card) => card.id);
  const renew = (ids = pupilIds) =>
    world.call('POST /v1/pupils/passwords', { token, json: { pupilIds: ids } });
  expect((await renew()).status).toBe(200);
  expect((await renew()).status).toBe(200);
  const refused = await renew(pupilIds.slice(0, 1));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect((await create({ names: ['One More'] })).status).toBe(429);
  await world.test.db.execute(sql`update attempts set window_starts_at = now() - interval '11 minutes'
    where subject = ${`passwords:${id}`}`);
  expect((await renew(pupilIds.slice(0, 1))).status).toBe(200);
});

test('does not count requests for other teachers’ pupils', async () => {
  const { token, id } = world.stranger;
  const json = { pupilIds: Array.from({ length: 100 }, (_, at) => `made-up-${at}`) };
  for (let at = 0; at < 5; at += 1) {
    expect((await world.call('POST /v1/pupils/passwords', { token, json })).status).toBe(404);
  }
  const { rows } = await world.test.db.execute(
    sql`select 1 from attempts where subject = ${`passwords:${id}`}`,
  );
  expect(rows).toEqual([]);
});

test('yields to other work between two hashes', async () => {
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 0);
  const slow = {
    async hash(password: string) {
      for (const end = performance.now() + 5; performance.now() < end; );
      return password;
    },
    verify: async () => false,
  };
  const made = await makePasswords(
    slow,
    Array.from({ length: 20 }, (_, at) => `${at}`),
  );
  clearInterval(ticking);
  expect(made).toHaveLength(20);
  expect(turns).toBeGreaterThanOrEqual(18);
});

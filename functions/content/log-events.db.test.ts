import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maxEvents } from '#contracts/analytics/max-events.ts';
import { rates } from '#functions/http/limit-rate.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { openTeachers, type Teachers } from './testing/open-teachers.ts';

let world: Teachers;
let token: string;
beforeAll(async () => {
  world = await openTeachers();
  await world.addPerson('ana');
  token = await signIn('public', { id: 'ana' });
});
afterAll(() => world.close());
beforeEach(() => world.exec('delete from analytics_events; delete from attempts'));

const route = 'POST /custom_analytics';
const log = (json: unknown, as = token) => world.call(route, { token: as, json });
const logged = async () =>
  (await world.db.execute(sql`select user_id, element, type from analytics_events order by id`))
    .rows;

test('stores a single event', async () => {
  expect((await log({ id: 'print', type: 'a' })).status).toBe(204);
  expect(await logged()).toEqual([{ user_id: 'ana', element: 'print', type: 'a' }]);
});

test('stores several events in order', async () => {
  const events = [
    { id: '/preview/:id', type: 'page' },
    { id: 'activity-opened:gap-fill', type: 'button' },
  ];
  expect((await log({ events })).status).toBe(204);
  expect(await logged()).toEqual(
    events.map(({ id, type }) => ({ user_id: 'ana', element: id, type })),
  );
});

test('stores no event for a removed or blocked account, and still returns 204', async () => {
  await world.addPerson('gone', { blockedAt: '2026-01-01T00:00:00Z' });
  for (const id of ['gone', 'never-was']) {
    const answer = await log({ id: 'print', type: 'a' }, await signIn('public', { id }));
    expect(answer.status).toBe(204);
  }
  expect(await logged()).toEqual([]);
});

test('returns 429 with Retry-After after too many calls', async () => {
  expect((await log({ id: 'print', type: 'a' })).status).toBe(204);
  await world.exec(`update attempts set count = ${rates.analytics.allowed - 1}`);
  expect((await log({ id: 'print', type: 'a' })).status).toBe(204);
  const refused = await log({ id: 'print', type: 'a' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

refusesBadInput('logging usage events', () => ({
  call: world.call,
  route,
  token: () => token,
  bodies: [
    [{}, ''],
    [{ id: 'print' }, ''],
    [{ id: '', type: 'a' }, ''],
    [{ id: 'Ana wrote a sentence', type: 'a' }, ''],
    [{ id: 'ana@school.test', type: 'a' }, ''],
    [{ id: 'print', type: '<a>' }, ''],
    [{ events: [] }, ''],
    [{ events: Array.from({ length: maxEvents + 1 }, () => ({ id: 'x', type: 'a' })) }, ''],
  ],
}));

refusesWrongPerson('logging usage events', () => ({
  call: world.call,
  route,
  json: { id: 'print', type: 'a' },
  wrongRoles: ['PUPIL'],
}));

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserAccount } from '#contracts/admin/user-account.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { adminRoutes } from '../routes.ts';
import { adminTestEnv } from '../testing/admin-test-env.ts';

let database: TestDatabase;
let call: Caller;
let token: string;
let adminId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  call = createCaller(adminRoutes, adminTestEnv(database.url));
  adminId = await insertTeacher(database.db, { role: 'admin', plan: null });
  token = await signIn('admin', { id: adminId });
}, 60_000);
afterAll(() => database.close());

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const give = (id: string, until: string) =>
  call(`PUT /v1/admin/users/${id}/trial`, { token, json: { until } });
const read = async (id: string) =>
  UserAccount.parse(await (await call(`GET /v1/admin/users/${id}`, { token })).json());
const lines = async (id: string) =>
  (
    await database.db.execute(sql`
      select actor_id, action, before, after from audit_log
      where subject = ${id} and action <> 'account.looked at' order by id`)
  ).rows;

test('starts a trial for a teacher without a plan, then extends and shortens it', async () => {
  const teacher = await insertTeacher(database.db, { plan: null });
  expect((await read(teacher)).livePlans).toEqual([]);
  for (const ahead of [14, 60, 7]) expect((await give(teacher, day(ahead))).status).toBe(204);
  const { livePlans, subscriptions } = await read(teacher);
  expect(livePlans).toEqual(['TRIAL']);
  const endsAt = `${day(7)}T23:59:59.999Z`;
  expect(subscriptions).toMatchObject([{ kind: 'Trial', status: 'active', endsAt }]);
  expect(await lines(teacher)).toMatchObject([
    { actor_id: adminId, action: 'account.trial given', before: { endsAt: null } },
    { before: { endsAt: `${day(14)}T23:59:59.999Z` } },
    { before: { endsAt: `${day(60)}T23:59:59.999Z` }, after: { endsAt } },
  ]);
});

test('restarts an expired trial', async () => {
  const teacher = await insertTeacher(database.db, { plan: null });
  await database.db.execute(sql`
    insert into subscriptions (id, user_id, plan, kind, status, payment_status, starts_at, ends_at)
    values (${`trial-${teacher}`}, ${teacher}, 'TRIAL', 'Trial', 'expired', 'canceled',
      '2026-01-01', '2026-01-15')`);
  expect((await read(teacher)).livePlans).toEqual([]);
  expect((await give(teacher, day(1))).status).toBe(204);
  expect((await read(teacher)).livePlans).toEqual(['TRIAL']);
});

test('rejects a trial for a paying teacher, a pupil, an admin and an unknown user', async () => {
  const paying = await insertTeacher(database.db, { plan: 'SINGLE_TEACHER' });
  await database.db.execute(sql`
    insert into users (id, role, user_name, full_name, password_hash, teacher_id)
    values ('pupil1', 'PUPIL', 'maple-1', 'Maple Pretend', 'x', ${paying})`);
  for (const [id, status] of [
    [paying, 409],
    ['pupil1', 404],
    [adminId, 404],
    ['nobody', 404],
  ] as const) {
    expect((await give(id, day(14))).status, id).toBe(status);
  }
  expect((await read(paying)).livePlans).toEqual(['SINGLE_TEACHER']);
  expect(await lines(paying)).toEqual([]);
});

refusesWrongPerson('giving a trial', () => ({
  call,
  route: 'PUT /v1/admin/users/anybody/trial',
  json: { until: day(14) },
  wrongRoles: ['public', 'PUPIL'],
}));
refusesBadInput('giving a trial', () => ({
  call,
  route: 'PUT /v1/admin/users/anybody/trial',
  token: () => token,
  bodies: [
    [{}, 'until'],
    [{ until: 'soon' }, 'until'],
    [{ until: day(-1) }, 'until'],
    [{ until: day(400) }, 'until'],
  ],
}));

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscriptions } from '#db/schema/billing.ts';
import { organisations, sessions, users } from '#db/schema/users.ts';
import { makeAdmin, undoAdmin } from './make-admin.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
const since = '2026-01-05T08:00:00Z';
const teacher = {
  role: 'public',
  fullName: 'Somebody',
  passwordHash: 'none',
  emailVerifiedAt: since,
} as const;
const of = (id: string, more: Partial<typeof users.$inferInsert> = {}) => ({
  ...teacher,
  id,
  email: `${id}@school.test`,
  ...more,
});

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await db.insert(organisations).values({ id: 'o', name: 'O', ownerId: 'owner' });
  await db
    .insert(users)
    .values([
      of('teacher'),
      of('colleague'),
      of('admin', { role: 'admin' }),
      of('unconfirmed', { emailVerifiedAt: null }),
      of('suspended', { blockedAt: since }),
      of('leaving', { blockedAt: since, deleteAfter: since }),
      of('owner', { organisationId: 'o' }),
      of('paying'),
      of('pupil', { role: 'PUPIL', teacherId: 'teacher' }),
    ]);
  const held = { status: 'active', startsAt: since } as const;
  await db.insert(subscriptions).values([
    { ...held, id: 'trial', userId: 'teacher', plan: 'TRIAL', kind: 'Trial' },
    {
      ...held,
      ...{ id: 'plan', userId: 'paying', plan: 'SINGLE_TEACHER', kind: 'Subscription' },
      stripeSubscriptionId: 'sub_1',
    },
  ]);
  const open = {
    refreshHash: 'r',
    xsrfHash: 'x',
    rotatedAt: since,
    expiresAt: '2030-01-01T00:00Z',
  };
  await db.insert(sessions).values([
    { ...open, id: 's1', userId: 'teacher' },
    { ...open, id: 's2', userId: 'colleague', refreshHash: 'r2' },
  ]);
});
afterAll(() => database.close());

const roles = async () =>
  (await database.db.execute(sql`select id, role from users order by id`)).rows;

test.each([
  ['nobody@school.test', /Nobody has registered/],
  ['pupil@school.test', /pupil/],
  ['admin@school.test', /already/],
  ['unconfirmed@school.test', /not confirmed/],
  ['suspended@school.test', /suspended/],
  ['leaving@school.test', /to be deleted/],
  ['owner@school.test', /in a department/],
  ['paying@school.test', /has a plan/],
])('refuses to make %s an admin and changes nothing', async (email, why) => {
  const before = await roles();
  expect(await makeAdmin(database.db, email)).toMatch(why);
  expect(await roles()).toEqual(before);
  expect((await database.db.execute(sql`select 1 from audit_log`)).rows).toEqual([]);
});

test('makes a confirmed teacher an admin, ends their sessions and logs it', async () => {
  expect(await makeAdmin(database.db, 'Teacher@School.test')).toBeNull();
  expect(await roles()).toContainEqual({ id: 'teacher', role: 'admin' });
  expect(await roles()).toContainEqual({ id: 'colleague', role: 'public' });
  const { rows } = await database.db.execute(
    sql`select id, ended_because from sessions where ended_at is not null`,
  );
  expect(rows).toEqual([{ id: 's1', ended_because: 'made an admin' }]);
  const lines = await database.db.execute(
    sql`select actor_id, action, subject, before, after from audit_log`,
  );
  expect(lines.rows).toEqual([
    {
      ...{ actor_id: null, action: 'account.made an admin', subject: 'teacher' },
      ...{ before: { role: 'public' }, after: { role: 'admin' } },
    },
  ]);
  expect(await makeAdmin(database.db, 'teacher@school.test')).toMatch(/already/);
});

test('makes an admin a teacher again, logs it and changes no other account', async () => {
  const { db } = database;
  const before = await roles();
  expect(await undoAdmin(db, 'colleague@school.test')).toMatch(/No admin/);
  expect(await roles()).toEqual(before);
  await db.insert(sessions).values({
    ...{ id: 's3', userId: 'teacher', refreshHash: 'r3', xsrfHash: 'x' },
    ...{ rotatedAt: since, expiresAt: '2030-01-01T00:00Z' },
  });
  expect(await undoAdmin(db, 'teacher@school.test')).toBeNull();
  expect(await roles()).toContainEqual({ id: 'teacher', role: 'public' });
  const { rows } =
    await db.execute(sql`select s.ended_because, a.action from sessions s, audit_log a
    where s.id = 's3' order by a.id desc limit 1`);
  expect(rows).toEqual([{ ended_because: 'no admin any more', action: 'account.made a teacher' }]);
});

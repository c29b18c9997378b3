import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserAccount } from '#contracts/admin/user-account.ts';
import { UserList } from '#contracts/admin/user-list.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { verifyAccessToken } from '#functions/http/access-token.ts';
import { operation } from '#functions/http/operation.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import type { EmailBinding } from '#functions/mail/mailer.ts';
import { openMailQueue } from '#functions/mail/testing/open-mail-queue.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { adminRoutes } from './routes.ts';
import { adminTestEnv } from './testing/admin-test-env.ts';

type SentMail = Parameters<EmailBinding['send']>[0];
const mails: SentMail[] = [];
const queue = openMailQueue();
let database: TestDatabase;
let call: Caller;
let token: string;
let adminId: string;
let teacherId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const EMAIL = { send: async (mail: SentMail) => void mails.push(mail) };
  call = createCaller(adminRoutes, {
    ...adminTestEnv(database.url),
    EMAIL,
    MAILS: queue.MAILS,
  });
  adminId = await insertTeacher(database.db, { role: 'admin' });
  token = await signIn('admin', { id: adminId });
  teacherId = await insertTeacher(database.db, { plan: 'SINGLE_TEACHER' });
  await database.db.execute(sql`
    insert into users (id, role, email, full_name, country, password_hash, email_verified_at, created_at)
    select 'many' || n, 'public', 'many' || n || '@school.test', 'Crowd 100%_' || n, 'FRA', 'x',
      case when n % 2 = 0 then now() end, now() - make_interval(hours => n)
    from generate_series(1, 60) n`);
  await database.db.execute(sql`
    insert into users (id, role, user_name, full_name, password_hash, teacher_id, blocked_at)
    values ('pupil1', 'PUPIL', 'maple-1', 'Maple Pretend', 'x', ${teacherId}, now())`);
}, 60_000);
afterAll(() => database.close());

const list = async (query: string) =>
  UserList.parse(await (await call(`GET /v1/admin/users?${query}`, { token })).json());
const read = async (id: string) =>
  UserAccount.parse(await (await call(`GET /v1/admin/users/${id}`, { token })).json());
const reason = 'They asked for help with a lesson.';
const actAs = (id: string, json: unknown = { reason }) =>
  call(`POST /v1/admin/users/${id}/token`, { token, json });
const change = (id: string, json: unknown) => call(`PATCH /v1/admin/users/${id}`, { token, json });

test('logs when an admin views an account or lists pupils, without names', async () => {
  await list('search=crowd');
  await list('search=maple');
  await read('pupil1');
  const { rows } = await database.db.execute<{
    action: string;
    subject: string;
    after: unknown;
  }>(sql`
    select action, subject, after from audit_log where actor_id = ${adminId} order by id`);
  expect(rows).toEqual([
    { action: 'account.pupils listed', subject: 'pupil', after: { pupils: 1 } },
    { action: 'account.looked at', subject: 'pupil1', after: null },
  ]);
  await database.db.execute(sql`delete from audit_log where actor_id = ${adminId}`);
});

test.each([
  ['search=crowd', 60],
  ['search=100%25_1', 11],
  ['search=many7@school', 1],
  ['search=MAPLE-1', 1],
  ['search=many12', 1],
  ['search=crowd&country=FRA', 60],
  ['search=crowd&country=DEU', 0],
  ['role=PUPIL', 1],
  ['role=admin', 1],
  ['state=suspended', 1],
  ['search=crowd&state=unconfirmed', 30],
  ['accessType=UNLIMITED', 0],
])('the query %s finds %i accounts', async (query, total) => {
  expect((await list(query)).total).toBe(total);
});

test('lists every account once across the pages of a sorted list', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => list(`search=crowd&sort=name+asc&page=${page}`)),
  );
  const names = pages.flatMap(({ users }) => users.map(({ fullName }) => fullName));
  expect(names).toHaveLength(60);
  expect(new Set(names).size).toBe(60);
  expect(names).toEqual([...names].sort());
  expect(pages.map(({ total }) => total)).toEqual([60, 60, 60]);
  expect(await list('search=crowd&page=4')).toEqual({ users: [], total: 60 });
  expect((await list('search=crowd')).users[0]?.id).toBe('many1');
});

test.each(['page=0', 'sort=colour', 'role=king', 'state=asleep'])(
  'returns 400 for the query %s',
  async (query) => {
    expect((await call(`GET /v1/admin/users?${query}`, { token })).status).toBe(400);
  },
);

test('shows an account’s plan, used seats and model costs', async () => {
  await database.db.execute(sql`
    insert into ai_calls (id, user_id, part, model, outcome, prompt_tokens, completion_tokens,
      total_tokens, cost_micros, milliseconds)
    values ('c1', ${teacherId}, 'text', 'm', 'ok', 1, 2, 3, 40, 5),
      ('c2', ${teacherId}, 'text', 'm', 'cut', 1, 2, 3, 2, 5)`);
  await database.db.execute(sql`insert into ai_spend (user_id, day, spent_micros)
    values (${teacherId}, (now() at time zone 'UTC')::date, 42)`);
  const account = await read(teacherId);
  expect(account.livePlans).toEqual(['SINGLE_TEACHER']);
  expect(account.subscriptions).toMatchObject([{ plan: 'SINGLE_TEACHER', status: 'active' }]);
  expect(account.used).toEqual({ teachers: 1, pupils: 0 });
  expect(account.model).toEqual({ calls: 2, tokens: 6, micros: 42, failed: 1 });
  expect(account.spend).toMatchObject([{ micros: 42 }]);
  expect((await call('GET /v1/admin/users/nobody', { token })).status).toBe(404);
});

test('suspends an account, ends its sessions, lifts the suspension and logs each action once', async () => {
  await database.db.execute(sql`
    insert into sessions (id, user_id, refresh_hash, xsrf_hash, rotated_at, expires_at)
    values ('s1', ${teacherId}, 'r1', 'x1', now(), now() + interval '1 day')`);
  expect((await read(teacherId)).counts.sessions).toBe(1);
  expect((await change(teacherId, { suspended: true })).status).toBe(204);
  expect((await change(teacherId, { suspended: true })).status).toBe(204);
  const suspended = await read(teacherId);
  expect(suspended.user.suspended).toBe(true);
  expect(suspended.counts.sessions).toBe(0);
  expect((await change(teacherId, { suspended: false, accessType: 'UNLIMITED' })).status).toBe(204);
  expect((await read(teacherId)).user).toMatchObject({
    ...{ suspended: false, accessType: 'UNLIMITED' },
  });
  const { rows } = await database.db.execute(sql`
    select actor_id, action, before->>'suspended' as was, after->>'suspended' as is
    from audit_log where subject = ${teacherId} and action = 'account.changed' order by id`);
  expect(rows).toEqual([
    { actor_id: adminId, action: 'account.changed', was: 'false', is: 'true' },
    { actor_id: adminId, action: 'account.changed', was: 'true', is: 'false' },
  ]);
});

test('rejects suspending the admin’s own account, an empty change and an unknown account', async () => {
  expect((await change(adminId, { suspended: true })).status).toBe(409);
  expect((await change(teacherId, {})).status).toBe(400);
  expect((await change(teacherId, { role: 'admin' })).status).toBe(400);
  expect((await change('nobody', { suspended: true })).status).toBe(404);
});

test('returns 404 to a teacher and a pupil', async () => {
  for (const role of ['public', 'PUPIL'] as const) {
    const other = await signIn(role, { id: teacherId });
    expect((await call('GET /v1/admin/users', { token: other })).status).toBe(404);
    const json = { suspended: true };
    expect((await call(`PATCH /v1/admin/users/${adminId}`, { token: other, json })).status).toBe(
      404,
    );
  }
});

test('lets an admin act as a teacher, except for calls that only the teacher may make', async () => {
  const answer = await actAs(teacherId);
  expect(answer.status).toBe(200);
  const acting = await answer.text();
  const claims = await verifyAccessToken(testEnv(database.url).SESSION_SECRET, acting);
  expect(claims).toMatchObject({ id: teacherId, role: 'public', actedBy: { id: adminId } });
  // An admin who acts as the teacher cannot open admin screens or impersonate another user with the token.
  expect((await call('GET /v1/admin/users', { token: acting })).status).toBe(404);
  const own = operation({ may: ['public'] }, async ({ caller }) => ({ id: caller.id }));
  const other = createCaller(
    { 'GET /v1/me': own, 'GET /v1/new': own, 'PUT /v1/me': own },
    testEnv(database.url),
  );
  expect(await (await other('GET /v1/me', { token: acting })).json()).toEqual({ id: teacherId });
  for (const route of ['GET /v1/new', 'PUT /v1/me']) {
    const refused = await other(route, { token: acting });
    expect(refused.status, route).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'only_oneself' });
    const token = await signIn('public', { id: teacherId });
    expect((await other(route, { token })).status, route).toBe(200);
  }
  const { rows } = await database.db.execute(
    sql`select action, after from audit_log where actor_id = ${adminId} order by id desc limit 1`,
  );
  expect(rows).toEqual([{ action: 'account.acted as', after: { reason } }]);
});

test('requires a reason for acting as a user, and emails it to the teacher or, for a pupil, to the pupil’s teacher', async () => {
  for (const json of [{}, { reason: '' }, { reason: 'help' }, { reason: 'two\nlines of words' }]) {
    expect((await actAs(teacherId, json)).status, JSON.stringify(json)).toBe(400);
  }
  const email = 'told@school.test';
  const id = await insertTeacher(database.db);
  await database.db.execute(sql`update users set email = ${email} where id = ${id}`);
  await database.db.execute(sql`
    insert into users (id, role, user_name, full_name, password_hash, teacher_id)
    values ('acted-pupil', 'PUPIL', 'acted-pupil', 'Petra Pupil', '-', ${id})`);
  mails.length = 0;
  expect((await actAs(id)).status).toBe(200);
  expect((await actAs('acted-pupil')).status).toBe(200);
  expect(mails.map(({ to }) => to)).toEqual([email, email]);
  for (const { text, html } of mails)
    for (const form of [text, html]) expect(form).toContain(reason);
  expect(mails[1]?.text).toContain('Petra Pupil');
});

test('writes to the user or the pupil’s teacher in the teacher’s language', async () => {
  const id = await insertTeacher(database.db);
  const email = 'fluent@school.test';
  await database.db.execute(sql`
    update users set email = ${email}, interface_language = 'pl' where id = ${id}`);
  await database.db.execute(sql`
    insert into users (id, role, user_name, full_name, password_hash, teacher_id, interface_language)
    values ('fluent-pupil', 'PUPIL', 'fluent-pupil', 'Pia', '-', ${id}, 'ja')`);
  await actAs(id);
  await actAs('fluent-pupil');
  await call(`POST /v1/admin/users/${id}/deletion`, { token, json: { name: email } });
  expect(await queue.takeLetters()).toMatchObject([
    { to: email, language: 'pl', subject: expect.stringContaining('has opened') },
    { to: email, language: 'pl', subject: expect.stringContaining('has opened') },
    { to: email, language: 'pl', subject: expect.stringContaining('will be deleted') },
  ]);
});

test('refuses to act as an admin, as a suspended account or as an unknown account', async () => {
  const otherAdmin = await insertTeacher(database.db, { role: 'admin' });
  for (const [id, status] of [
    [adminId, 409],
    [otherAdmin, 409],
    ['pupil1', 409],
    ['nobody', 404],
  ] as const) {
    expect((await actAs(id)).status, id).toBe(status);
  }
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserAccount } from '#contracts/admin/user-account.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { insertSchool, type School } from '#proofs/rights-walk/insert-school.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { adminRoutes } from './routes.ts';
import { adminTestEnv } from './testing/admin-test-env.ts';

let database: TestDatabase;
let call: Caller;
let token: string;
let adminId: string;
let school: School;
let other: School;
const mails: { to: string; subject: string }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const EMAIL = { send: async (mail: { to: string; subject: string }) => mails.push(mail) };
  call = createCaller(adminRoutes, { ...adminTestEnv(database.url), EMAIL });
  adminId = await insertTeacher(database.db, { role: 'admin' });
  token = await signIn('admin', { id: adminId });
  [school, other] = [await insertSchool(database.db), await insertSchool(database.db)];
});
afterAll(() => database.close());

const at = (id: string, what: string) => `/v1/admin/users/${id}/${what}`;
const emailOf = async (id: string) =>
  (await database.db.execute<{ email: string }>(sql`select email from users where id = ${id}`))
    .rows[0]?.email ?? '';
const ask = (id: string, name: string) =>
  call(`POST ${at(id, 'deletion')}`, { token, json: { name } });
/** Returns the audit actions on an account, except admins' views of it, which are tested elsewhere. */
const linesOf = async (id: string) =>
  (
    await database.db.execute<{ action: string; actor_id: string }>(
      sql`select action, actor_id from audit_log where subject = ${id} and action <> 'account.looked at' order by id`,
    )
  ).rows;

test('exports the data of a teacher or a pupil without secrets, and logs it', async () => {
  const { teacherId, pupilId, resourceId } = school.ids;
  const teacher = await (await call(`GET ${at(teacherId, 'export')}`, { token })).text();
  expect(JSON.parse(teacher).lessons).toMatchObject([{ id: resourceId }]);
  const answer = await call(`GET ${at(pupilId, 'export')}`, { token });
  expect(answer.headers.get('content-disposition')).toContain('lexiloom-user-data.json');
  const pupil = await answer.text();
  expect(JSON.parse(pupil).account).toMatchObject([{ id: pupilId }]);
  expect(pupil).toContain(school.secret);
  for (const text of [teacher, pupil]) {
    expect(text).not.toContain(other.canary);
    expect(text).not.toMatch(/password|argon2|_hash/);
  }
  expect(await linesOf(pupilId)).toEqual([{ action: 'account.exported', actor_id: adminId }]);
  expect((await call(`GET ${at('nobody', 'export')}`, { token })).status).toBe(404);
});

test('previews the data that a deletion removes, for a department’s owner and for a pupil', async () => {
  const preview = async (id: string) => (await call(`GET ${at(id, 'deletion')}`, { token })).json();
  expect(await preview(school.ids.teacherId)).toMatchObject({
    ...{ lessons: 1, classes: 1, pupils: 2, handedTo: null },
    endsDepartment: { name: school.canary, teachers: 1 },
  });
  expect(await preview(school.ids.pupilId)).toMatchObject({
    ...{ pupils: 0, homeworks: 1, handedTo: null, endsDepartment: null },
  });
  expect((await call(`GET ${at('nobody', 'deletion')}`, { token })).status).toBe(404);
});

test('schedules a deletion if the account’s name is typed correctly, and lets an admin cancel the deletion', async () => {
  const id = await insertTeacher(database.db);
  const email = await emailOf(id);
  await database.db.execute(sql`
    insert into sessions (id, user_id, refresh_hash, xsrf_hash, rotated_at, expires_at)
    values (${`s-${id}`}, ${id}, ${id}, ${id}, now(), now() + interval '1 day')`);
  const wrong = await ask(id, await emailOf(school.ids.teacherId));
  expect((await wrong.json()).fields).toMatchObject([{ field: 'name' }]);
  const asked = await ask(id, ` ${email.toUpperCase()} `);
  expect(asked.status).toBe(200);
  const { deleteAfter } = await asked.json();
  expect((Date.parse(deleteAfter) - Date.now()) / 86_400_000).toBeCloseTo(14, 1);
  expect(await (await ask(id, email)).json(), 'asked again').toEqual({ deleteAfter });
  const read = async () =>
    UserAccount.parse(await (await call(`GET /v1/admin/users/${id}`, { token })).json());
  const leaving = await read();
  expect(leaving.user.deleteAfter).toBe(deleteAfter);
  expect(leaving.counts.sessions).toBe(0);
  expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
  const list = await call('GET /v1/admin/users?state=leaving', { token });
  expect((await list.json()).users).toMatchObject([{ id }]);

  expect((await call(`DELETE ${at(id, 'deletion')}`, { token })).status).toBe(204);
  expect((await call(`DELETE ${at(id, 'deletion')}`, { token })).status).toBe(409);
  expect((await read()).user.deleteAfter).toBeNull();
  expect((await linesOf(id)).map(({ action }) => action)).toEqual([
    'account.deletion asked for',
    'account.kept',
  ]);
});

test('deletes a pupil without an email address by user name, and rejects deleting an admin', async () => {
  const before = mails.length;
  expect((await ask(other.ids.pupilId, other.ids.userName)).status).toBe(200);
  expect(mails).toHaveLength(before);
  expect((await ask(adminId, await emailOf(adminId))).status).toBe(409);
  expect((await ask('nobody', 'nobody')).status).toBe(404);
});

for (const [method, what] of [
  ['GET', 'export'],
  ['GET', 'deletion'],
  ['POST', 'deletion'],
  ['DELETE', 'deletion'],
] as const) {
  refusesWrongPerson(`${method} ${what}`, () => ({
    call,
    route: `${method} ${at(school.ids.teacherId, what)}`,
    ...(method === 'POST' && { json: { name: 'x' } }),
    wrongRoles: ['public', 'PUPIL'],
  }));
}
refusesBadInput('POST deletion', () => ({
  call,
  route: `POST ${at(school.ids.teacherId, 'deletion')}`,
  token: () => token,
  bodies: [
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
  ],
}));

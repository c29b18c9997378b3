import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertLesson } from '#db/queries/testing/insert-lesson.ts';
import { refusesBadInput } from '../http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '../http/testing/refuses-wrong-person.ts';
import { signIn } from '../http/testing/sign-in.ts';
import { type Accounts, openAccounts, password } from './testing/open-accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

const ask = (token: string, json: object = { password, word: ' Delete ' }) =>
  accounts.call('POST /v1/me/deletion', { token, json });
const lastMail = (to: string) => accounts.mails.findLast((mail) => mail.to === to);

test('deactivates the account immediately and reactivates it when its owner signs in', async () => {
  await accounts.addPerson('ana');
  const lesson = await insertLesson(accounts.db, 'ana', { status: 'final', visibility: 'PUBLIC' });
  const browser = await accounts.signInAs('ana@school.test');
  const answer = await ask(browser.token);
  expect(answer.status).toBe(200);
  const { deleteAfter } = await answer.json();
  const days = (Date.parse(deleteAfter) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThan(14.1);
  expect((await ask(browser.token)).status, 'asked again').toBe(200);
  expect(lastMail('ana@school.test')?.subject).toMatch(/will be deleted/);
  const refreshed = await accounts.call(`GET /auth/${browser.xsrf}`, {
    headers: { cookie: browser.cookie },
  });
  expect(refreshed.status, 'signed out everywhere').toBe(401);
  const seen = await accounts.db.execute<{ visibility: string }>(
    sql`select visibility from resources where id = ${lesson}`,
  );
  expect(seen.rows).toEqual([{ visibility: 'PRIVATE' }]);

  expect((await accounts.signInAs('ana@school.test')).answer.status).toBe(200);
  expect(lastMail('ana@school.test')?.subject).toBe('Your Lexiloom account has been kept');
  const left = await accounts.db.execute(
    sql`select 1 from users where id = 'ana' and delete_after is not null`,
  );
  expect(left.rows).toEqual([]);
  const mails = accounts.mails.length;
  await accounts.signInAs('ana@school.test');
  expect(accounts.mails, 'told once').toHaveLength(mails);
});

test('rejects a sign-in after the grace period', async () => {
  await accounts.addPerson('ben', { deleteAfter: '2026-01-01T00:00:00Z' });
  expect((await accounts.signInAs('ben@school.test')).answer.status).toBe(403);
});

test('rejects a sign-in by a pupil whose account is about to be deleted', async () => {
  const asked = { deleteAfter: '2099-01-01T00:00:00Z', email: null, userName: 'tom' };
  await accounts.addPerson('tom', { ...asked, role: 'PUPIL' });
  expect((await accounts.signInAs('tom')).answer.status).toBe(403);
  await accounts.addPerson('tim', { role: 'PUPIL', email: null, userName: 'tim' });
  expect((await accounts.signInAs('tim')).answer.status).toBe(200);
});

test('keeps all data after a wrong password or a wrong confirmation word', async () => {
  await accounts.addPerson('cleo');
  const { token } = await accounts.signInAs('cleo@school.test');
  const wrong = await ask(token, { password: 'Wr0ng-1-x', word: 'delete' });
  expect((await wrong.json()).fields).toMatchObject([{ field: 'password' }]);
  const word = await ask(token, { password, word: 'yes' });
  expect((await word.json()).fields).toMatchObject([{ field: 'word' }]);
  expect((await accounts.signInAs('cleo@school.test')).answer.status).toBe(200);
});

test('previews the data to be deleted, and the new owners of the data that is kept', async () => {
  await accounts.addPerson('head');
  await accounts.db.execute(
    sql`insert into organisations (id, name, owner_id) values ('school', 'Hill School', 'head')`,
  );
  await accounts.db.execute(sql`update users set organisation_id = 'school' where id = 'head'`);
  await accounts.addPerson('dora', { organisationId: 'school' });
  await accounts.addPerson('kid', {
    role: 'PUPIL',
    email: null,
    userName: 'kid',
    teacherId: 'dora',
  });
  await insertLesson(accounts.db, 'dora', { status: 'final' });
  const preview = async (userName: string) => {
    const { token } = await accounts.signInAs(userName);
    return (await accounts.call('GET /v1/me/deletion', { token })).json();
  };
  expect(await preview('dora@school.test')).toEqual({
    ...{ lessons: 1, classes: 0, pupils: 1, homeworks: 0 },
    ...{ hasPlan: false, hasInvoices: false },
    ...{ handedTo: 'Person head', endsDepartment: null },
  });
  expect(await preview('head@school.test')).toMatchObject({
    handedTo: null,
    endsDepartment: { name: 'Hill School', teachers: 1 },
  });
});

test.each([
  ['active', 'active', true],
  ['expired', 'unpaid', true],
  ['upcoming', 'incomplete', true],
  ['canceled', 'canceled', false],
  ['expired', 'incomplete_expired', false],
])(
  'previews a plan with status %s and Stripe status %s as hasPlan: %s',
  async (status, paid, hasPlan) => {
    const id = `buyer-${status}-${paid}`;
    await accounts.addPerson(id);
    await accounts.db.batch([
      accounts.db.execute(sql`
      insert into stripe_customers (user_id, customer_id) values (${id}, ${`cus_${id}`})`),
      accounts.db.execute(sql`
      insert into subscriptions (id, user_id, plan, kind, status, payment_status,
        stripe_subscription_id, starts_at)
      values (${`si_${id}`}, ${id}, 'SINGLE_TEACHER', 'Subscription', ${status}, ${paid},
        ${`sub_${id}`}, now())`),
    ]);
    const { token } = await accounts.signInAs(`${id}@school.test`);
    const answer = await accounts.call('GET /v1/me/deletion', { token });
    expect(await answer.json()).toMatchObject({ hasPlan, hasInvoices: true });
  },
);

refusesWrongPerson('requesting the deletion', () => ({
  call: accounts.call,
  route: 'POST /v1/me/deletion',
  json: { password, word: 'delete' },
  wrongRoles: ['PUPIL', 'admin'],
}));
refusesWrongPerson('previewing a deletion', () => ({
  call: accounts.call,
  route: 'GET /v1/me/deletion',
  wrongRoles: ['PUPIL', 'admin'],
}));
refusesBadInput('requesting the deletion', () => ({
  call: accounts.call,
  route: 'POST /v1/me/deletion',
  token: () => signIn('public'),
  bodies: [
    [{ word: 'delete' }, 'password'],
    [{ password }, 'word'],
  ],
}));

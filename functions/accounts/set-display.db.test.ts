import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#db/schema/users.ts';
import { defaultDisplay } from '#lessons/draft/display-settings.ts';
import { refusesBadInput } from '../http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '../http/testing/refuses-wrong-person.ts';
import { signIn } from '../http/testing/sign-in.ts';
import { type Accounts, openAccounts } from './testing/open-accounts.ts';

let accounts: Accounts;
let token: string;
beforeAll(async () => {
  accounts = await openAccounts();
  await accounts.addPerson('ana');
  await accounts.addPerson('ben');
  token = await signIn('public', { id: 'ana' });
});
afterAll(() => accounts.close());

const chosen = { ...defaultDisplay, fontSize: 28, colours: 'yellow', layout: 'two-columns' };
const get = async () => (await accounts.call('GET /v1/me/display', { token })).json();

test('stores the display settings per teacher', async () => {
  expect(await get()).toEqual({ display: null });
  expect((await accounts.call('PUT /v1/me/display', { token, json: chosen })).status).toBe(204);
  expect(await get()).toEqual({ display: chosen });
  const other = await signIn('public', { id: 'ben' });
  const his = await accounts.call('GET /v1/me/display', { token: other });
  expect(await his.json()).toEqual({ display: null });
});

test('reads settings stored in an older format, with the default for an unknown value', async () => {
  const older = JSON.stringify({ ...chosen, layout: 'gone' });
  await accounts.db
    .update(users)
    .set({ display: sql`${older}::jsonb` })
    .where(eq(users.id, 'ana'));
  expect(await get()).toEqual({ display: { ...chosen, layout: defaultDisplay.layout } });
});

test('returns 403 for a blocked account', async () => {
  await accounts.addPerson('gone', { blockedAt: '2026-01-01T00:00:00Z' });
  const theirs = await signIn('public', { id: 'gone' });
  const answer = await accounts.call('PUT /v1/me/display', { token: theirs, json: chosen });
  expect([answer.status, (await answer.json()).message]).toEqual([403, 'forbidden']);
});

refusesBadInput('saving display settings', () => ({
  call: accounts.call,
  route: 'PUT /v1/me/display',
  token: () => token,
  bodies: [
    [{ ...chosen, fontSize: 9 }, 'fontSize'],
    [{ ...chosen, fontSize: 'big' }, 'fontSize'],
    [{ ...chosen, lineHeight: 0 }, 'lineHeight'],
    [{ ...chosen, fontFamily: 'Tahoma; } body {' }, 'fontFamily'],
    [{ ...chosen, format: 9 }, 'format'],
    [{ ...chosen, layout: 'toString' }, 'layout'],
    [{}, 'colours'],
  ],
}));

for (const method of ['GET', 'PUT'] as const) {
  refusesWrongPerson(`${method} display settings`, () => ({
    call: accounts.call,
    route: `${method} /v1/me/display`,
    ...(method === 'PUT' && { json: chosen }),
    wrongRoles: ['PUPIL'],
  }));
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invited } from '#contracts/organisation/organisation.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import {
  createOrganisationFixture,
  type OrganisationFixture,
} from './testing/organisation-fixture.ts';

type Department = Awaited<ReturnType<OrganisationFixture['addDepartment']>>;

let world: OrganisationFixture;
let department: Department;
beforeAll(async () => {
  world = await createOrganisationFixture();
  department = await world.addDepartment();
});
afterAll(() => world.close());

const invite = (teachers: object[], by = department.owner) =>
  world.call('POST /v1/organisation/invitations', { token: by.token, json: { teachers } });
const look = (secret: string) => world.call('POST /v1/organisation/invited', { json: { secret } });
const join = (secret: string, token: string) =>
  world.call('PUT /v1/organisation/invited', { token, json: { secret } });

test('returns an outcome for each address: sent, member, invited or full', async () => {
  const { owner, colleague } = await world.addDepartment();
  const first = await invite([{ email: 'one@x.test', fullName: 'Ona One' }], owner);
  expect(await first.json()).toEqual([{ email: 'one@x.test', outcome: 'sent' }]);
  const emails = [colleague.email.toUpperCase(), 'ONE@x.test', 'two@x.test', 'three@x.test'];
  const second = await invite(
    [...emails, 'four@x.test', 'four@X.test'].map((email) => ({ email })),
    owner,
  );
  expect(await second.json()).toEqual([
    { email: colleague.email.toUpperCase(), outcome: 'member' },
    { email: 'ONE@x.test', outcome: 'invited' },
    { email: 'two@x.test', outcome: 'sent' },
    { email: 'three@x.test', outcome: 'sent' },
    { email: 'four@x.test', outcome: 'full' },
  ]);
  expect(world.mails.filter(({ to }) => to === 'one@x.test')).toHaveLength(1);
  expect(world.mails.find(({ to }) => to === 'one@x.test')?.text).toContain('Hello Ona One,');
  const open = (await world.read(owner))?.invitations.map(({ email }) => email).sort();
  expect(open).toEqual(['one@x.test', 'three@x.test', 'two@x.test']);
  expect((await world.read(colleague))?.invitations).toEqual([]);
});

test('invites in the language of the account, otherwise in that of the inviting teacher or of their page', async () => {
  const { owner } = await world.addDepartment();
  const guest = await world.addTeacher();
  const speak = (who: string, language: string) =>
    world.test.exec(`update users set interface_language = '${language}' where id = '${who}'`);
  await speak(guest.id, 'pl');
  const headers = { 'accept-language': 'es-MX' };
  const json = { teachers: [{ email: 'spanish@x.test' }] };
  await world.call('POST /v1/organisation/invitations', { token: owner.token, json, headers });
  await speak(owner.id, 'de');
  const answer = await invite([{ email: guest.email }, { email: 'german@x.test' }], owner);
  expect(await answer.json()).toEqual([
    { email: guest.email, outcome: 'sent' },
    { email: 'german@x.test', outcome: 'sent' },
  ]);
  const invitations = (await world.read(owner))?.invitations ?? [];
  const again = invitations.find(({ email }) => email === guest.email)?.id;
  await world.call(`POST /v1/organisation/invitations/${again}/again`, { token: owner.token });
  const letters = await world.takeLetters();
  expect(letters.map(({ to, language }) => [to, language])).toEqual([
    ['spanish@x.test', 'es-419'],
    [guest.email, 'pl'],
    ['german@x.test', 'de'],
    [guest.email, 'pl'],
  ]);
});

test('shows who was invited, and allows only the invited address to join, and only once', async () => {
  const { owner } = department;
  const guest = await world.addTeacher();
  const secret = await world.invite(owner, guest.email);
  const invited: Invited = await (await look(secret)).json();
  expect(invited).toMatchObject({ email: guest.email, hasAccount: false });
  await world.test.exec(`update users set email_verified_at = now() where id = '${guest.id}'`);
  expect(await (await look(secret)).json()).toMatchObject({ hasAccount: true });
  const stranger = await world.addTeacher();
  const wrong = await join(secret, stranger.token);
  expect([wrong.status, (await wrong.json()).message]).toEqual([
    409,
    `This invitation is for ${guest.email}. Sign in with that address to join.`,
  ]);
  expect((await join(secret, guest.token)).status).toBe(204);
  expect((await join(secret, guest.token)).status).toBe(204);
  expect((await join(secret, stranger.token)).status).toBe(404);
  expect((await look(secret)).status).toBe(404);
  expect((await world.read(guest))?.members).toHaveLength(3);
});

test('replaces the link when the invitation is resent, and rejects an expired or withdrawn link', async () => {
  const { owner, colleague } = await world.addDepartment();
  const old = await world.invite(owner, 'again@x.test');
  const [row] = (await world.read(owner))?.invitations ?? [];
  const again = await world.call(`POST /v1/organisation/invitations/${row?.id}/again`, {
    token: owner.token,
  });
  expect(again.status).toBe(204);
  const text = world.mails.findLast(({ to }) => to === 'again@x.test')?.text ?? '';
  const fresh = /invitation\/link#([\w-]+)/.exec(text)?.[1] ?? '';
  expect([(await look(old)).status, (await look(fresh)).status]).toEqual([404, 200]);
  await world.test.exec(`update invitations set expires_at = now() where id = '${row?.id}'`);
  expect((await look(fresh)).status).toBe(404);
  const anew = await world.invite(owner, 'again@x.test');
  expect((await look(anew)).status).toBe(200);
  const withdraw = (token: string) =>
    world.call(`DELETE /v1/organisation/invitations/${row?.id}`, { token });
  expect((await withdraw(colleague.token)).status).toBe(404);
  expect((await withdraw(owner.token)).status).toBe(204);
  expect((await look(anew)).status).toBe(404);
});

test('tells members of other organisations and paying teachers what to do before they can join', async () => {
  const other = await world.addDepartment();
  const { owner } = await world.addDepartment();
  const elsewhere = await join(
    await world.invite(owner, other.colleague.email),
    other.colleague.token,
  );
  expect((await elsewhere.json()).message).toContain('You’re already in another organisation.');
  const payer = await world.addTeacher({ plan: 'SINGLE_TEACHER' });
  const secret = await world.invite(owner, payer.email);
  const plan = (set: string) =>
    world.test.exec(`update subscriptions set ${set} where user_id = '${payer.id}'`);
  await plan(`stripe_subscription_id = 'sub_1'`);
  expect((await (await join(secret, payer.token)).json()).message).toContain('Cancel it');
  await plan('cancel_at_period_end = true');
  expect((await join(secret, payer.token)).status).toBe(204);
});

refusesBadInput('inviting', () => ({
  call: world.call,
  route: 'POST /v1/organisation/invitations',
  token: () => department.owner.token,
  bodies: [
    [{}, 'teachers'],
    [{ teachers: [] }, 'teachers'],
    [{ teachers: [{ email: 'nowhere' }] }, 'teachers.0.email'],
    [{ teachers: Array(51).fill({ email: 'a@b.test' }) }, 'teachers'],
  ],
}));

refusesWrongPerson('inviting', () => ({
  call: world.call,
  route: 'POST /v1/organisation/invitations',
  json: { teachers: [{ email: 'a@b.test' }] },
  wrongRoles: ['PUPIL'],
  stranger: () => department.colleague.token,
}));

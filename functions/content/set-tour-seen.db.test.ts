import { afterAll, beforeAll, expect, test } from 'vitest';
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

const route = 'POST /custom_tour';
const seenAt = async (page: string, as = token) =>
  (await (await world.call(`GET /custom_tour/${page}`, { token: as })).json()).seenAt;

test('stores a closed tour per teacher and page', async () => {
  expect(await seenAt('dashboard')).toBeNull();
  expect((await world.call(route, { token, json: { page: 'dashboard' } })).status).toBe(204);
  const first = await seenAt('dashboard');
  expect(Date.parse(first)).not.toBeNaN();
  // A second call changes nothing.
  await world.call(route, { token, json: { page: 'dashboard' } });
  expect(await seenAt('dashboard')).toBe(first);
  expect(await seenAt('preview')).toBeNull();
  expect(await seenAt('dashboard', await signIn('public', { id: 'ben' }))).toBeNull();
});

test('stores no tour for a removed account', async () => {
  const theirs = await signIn('public', { id: 'never-was' });
  const answer = await world.call(route, { token: theirs, json: { page: 'preview' } });
  expect(answer.status).toBe(204);
  expect(await seenAt('preview', theirs)).toBeNull();
});

test('returns 400 for an unknown tour', async () => {
  expect((await world.call('GET /custom_tour/nowhere', { token })).status).toBe(400);
});

refusesBadInput('marking a tour as exited', () => ({
  call: world.call,
  route,
  token: () => token,
  bodies: [
    [{}, 'page'],
    [{ page: 'toString' }, 'page'],
    [{ page: 7 }, 'page'],
  ],
}));

refusesWrongPerson('marking a tour as exited', () => ({
  call: world.call,
  route,
  json: { page: 'dashboard' },
  wrongRoles: ['PUPIL'],
}));
refusesWrongPerson('reading whether a tour was exited', () => ({
  call: world.call,
  route: 'GET /custom_tour/dashboard',
  wrongRoles: ['PUPIL'],
}));

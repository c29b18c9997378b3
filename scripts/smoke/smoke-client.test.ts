import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInAt } from './smoke-client.ts';

const asked: string[] = [];
let writer = '';
let login = { status: 200, text: '' };
const site = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/api/v1/writer') response.end(writer);
  else response.writeHead(login.status).end(login.text);
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked.length = 0;
  writer = JSON.stringify({ demo: false, languages: null, judge: 'moderator' });
});
afterAll(() => void site.close());

const tokenOf = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ UserInfo: { role } })).toString('base64url')}.x`;
const signIn = () => signInAt(origin, 'a@school.test', 'hunter2');

test('signs a teacher in', async () => {
  login = { status: 200, text: tokenOf('public') };
  await expect(signIn()).resolves.toMatchObject({ origin });
});

test.each([
  ['PUPIL', /not a teacher's account: .*a pupil's/],
  ['admin', /not a teacher's account: .*an admin's/],
])('stops if the account has the role %s', async (role, words) => {
  login = { status: 200, text: tokenOf(role) };
  await expect(signIn()).rejects.toThrow(words);
});

test.each(['<html>Parked</html>', '{}'])(
  'does not send the password to a site that responds with %s',
  async (text) => {
    writer = text;
    await expect(signIn()).rejects.toThrow(/is not a Lexiloom site.*No password was sent/);
    expect(asked).toEqual(['/api/v1/writer']);
  },
);

test('reports the reason if sign-in failed', async () => {
  login = { status: 401, text: 'no' };
  await expect(signIn()).rejects.toThrow(/Is the password right/);
});

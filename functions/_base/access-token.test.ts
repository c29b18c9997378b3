import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readAccessToken, signAccessToken } from './access-token.ts';

const secret = 'a secret for tests only, 32 bytes or more';
const key = new TextEncoder().encode(secret);
const user = {
  id: 'u1',
  name: 'Ana',
  role: 'public',
  country: 'ESP',
  accessType: 'DEFAULT',
  privilege: [],
} as const;
const claims = { UserInfo: user, sid: 's1', iss: 'lexiloom', aud: 'lexiloom' };
const now = Math.floor(Date.now() / 1000);
const header = { alg: 'HS256', typ: 'at+jwt' };
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const good = () => signAccessToken(secret, { ...user, privilege: [] }, 's1');

const sign = (
  payload: Record<string, unknown> = {},
  changed: Record<string, unknown> = {},
  withKey: Uint8Array = key,
) =>
  new SignJWT({ ...claims, iat: now, exp: now + 900, ...payload })
    .setProtectedHeader({ ...header, ...changed })
    .sign(withKey);

/** Signed by hand, for what the library refuses to make. */
const forge = (head: unknown, payload: unknown, digest = 'sha256') => {
  const body = `${base64(head)}.${base64(payload)}`;
  return `${body}.${createHmac(digest, key).update(body).digest('base64url')}`;
};
const whole = { ...claims, iat: now, exp: now + 900 };

test('a token signed here says who holds it', async () => {
  expect(await readAccessToken(secret, await good())).toEqual({ ...user, sessionId: 's1' });
  expect(await readAccessToken(secret, await sign())).toMatchObject({ id: 'u1' });
});

describe('everything else is 401 Access denied (ASVS 5.0 V9)', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

  test.each<[string, () => string | Promise<string>]>([
    ['no signature, alg none', () => `${base64({ ...header, alg: 'none' })}.${base64(whole)}.`],
    ['alg None in another case', () => `${base64({ ...header, alg: 'nOnE' })}.${base64(whole)}.`],
    ['no algorithm', () => forge({ typ: 'at+jwt' }, whole)],
    ['another key', () => sign({}, {}, new TextEncoder().encode(`${secret}!`))],
    [
      'an empty key',
      () =>
        forge(header, whole).replace(
          /[^.]+$/,
          createHmac('sha256', '').update('x').digest('base64url'),
        ),
    ],
    ['HS512 with the right key', () => forge({ ...header, alg: 'HS512' }, whole, 'sha512')],
    ['HS384 with the right key', () => forge({ ...header, alg: 'HS384' }, whole, 'sha384')],
    [
      'RS256 of a key pair of their own',
      () => new SignJWT(whole).setProtectedHeader({ ...header, alg: 'RS256' }).sign(privateKey),
    ],
    ['a public key used as an HMAC secret', () => sign({}, {}, new TextEncoder().encode(pem))],
    [
      'a foreign kid and jwk',
      () => sign({}, { kid: '../../dev/null', jwk: { kty: 'oct', k: 'AA' } }, new Uint8Array(32)),
    ],
    ['a critical header nobody knows', () => forge({ ...header, crit: ['x'], x: 1 }, whole)],
    ['expired', () => sign({ exp: now - 1 })],
    ['without an end', () => forge(header, { ...claims, iat: now })],
    ['an end that is no number', () => forge(header, { ...whole, exp: 'never' })],
    ['not yet valid', () => sign({ nbf: now + 60 })],
    ['another audience', () => sign({ aud: 'elsewhere' })],
    ['no audience', () => sign({ aud: undefined })],
    ['another issuer', () => sign({ iss: 'elsewhere' })],
    ['another type of token', () => sign({}, { typ: 'JWT' })],
    ['no type', () => sign({}, { typ: undefined })],
    ['no session', () => sign({ sid: undefined })],
    ['an empty session', () => sign({ sid: '' })],
    ['a role that does not exist', () => sign({ UserInfo: { ...user, role: 'root' } })],
    ['a list of roles', () => sign({ UserInfo: { ...user, role: ['public', 'admin'] } })],
    ['no person', () => sign({ UserInfo: undefined })],
    ['a person without an id', () => sign({ UserInfo: { ...user, id: undefined } })],
    ['nothing', () => ''],
    ['no token', () => 'a.b.c'],
    ['only a payload', () => base64(whole)],
    ['a very long one', () => 'x'.repeat(100_000)],
  ])('%s', async (_name, make) => {
    await expect(readAccessToken(secret, await make())).rejects.toMatchObject({
      code: 'signed_out',
      message: 'Access denied',
    });
  });

  test('a role changed after signing', async () => {
    const [head = '', , signature = ''] = (await good()).split('.');
    const forged = base64({ ...whole, UserInfo: { ...user, role: 'admin' } });
    await expect(readAccessToken(secret, `${head}.${forged}.${signature}`)).rejects.toThrow();
  });
});

describe('a token that was read before', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is read again, and ends when it ends', async () => {
    const token = await sign({ exp: now + 60 });
    expect(await readAccessToken(secret, token)).toEqual(await readAccessToken(secret, token));
    vi.useFakeTimers({ now: (now + 59) * 1000, toFake: ['Date'] });
    expect(await readAccessToken(secret, token)).toMatchObject({ id: 'u1' });
    vi.setSystemTime((now + 60) * 1000);
    await expect(readAccessToken(secret, token)).rejects.toMatchObject({ code: 'signed_out' });
  });

  test('is no good under another secret, nor with anything of it changed', async () => {
    const token = await good();
    await readAccessToken(secret, token);
    await expect(readAccessToken(`${secret}!`, token)).rejects.toThrow();
    await expect(readAccessToken(secret, `${token}A`)).rejects.toThrow();
    await expect(readAccessToken(secret, token.slice(0, -1))).rejects.toThrow();
  });

  test('is good still when thousands of others were read since', async () => {
    const first = await sign({ sid: 'first' });
    await readAccessToken(secret, first);
    for (let at = 0; at < 1_200; at += 1)
      await readAccessToken(secret, await sign({ sid: `${at}` }));
    expect(await readAccessToken(secret, first)).toMatchObject({ sessionId: 'first' });
  });

  test('tells nobody what another caller made of it', async () => {
    const token = await good();
    const once = await readAccessToken(secret, token);
    once.role = 'admin';
    expect(await readAccessToken(secret, token)).toMatchObject({ role: 'public' });
  });
});

import { SignJWT } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signAccessToken, verifyAccessToken } from './access-token.ts';
import { forgedTokens } from './testing/forged-tokens.ts';

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
const good = () => signAccessToken(secret, { ...user, privilege: [] }, 's1');

const sign = (payload: Record<string, unknown> = {}) =>
  new SignJWT({ ...claims, iat: now, exp: now + 900, ...payload })
    .setProtectedHeader(header)
    .sign(key);

test('returns the user of a valid token', async () => {
  expect(await verifyAccessToken(secret, await good())).toEqual({ ...user, sessionId: 's1' });
  expect(await verifyAccessToken(secret, await sign())).toMatchObject({ id: 'u1' });
});

describe('rejection of invalid tokens with 401 Access denied (ASVS 5.0 V9)', () => {
  test.each(forgedTokens(secret, user))('rejects a token: %s', async (_name, make) => {
    await expect(verifyAccessToken(secret, await make())).rejects.toMatchObject({
      code: 'signed_out',
      message: 'Access denied',
    });
  });

  test('rejects an empty token', async () => {
    await expect(verifyAccessToken(secret, '')).rejects.toMatchObject({ code: 'signed_out' });
  });
});

describe('a token that was verified before', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is accepted again until it expires', async () => {
    const token = await sign({ exp: now + 60 });
    expect(await verifyAccessToken(secret, token)).toEqual(await verifyAccessToken(secret, token));
    vi.useFakeTimers({ now: (now + 59) * 1000, toFake: ['Date'] });
    expect(await verifyAccessToken(secret, token)).toMatchObject({ id: 'u1' });
    vi.setSystemTime((now + 60) * 1000);
    await expect(verifyAccessToken(secret, token)).rejects.toMatchObject({ code: 'signed_out' });
  });

  test('is rejected if the secret is different or the token was altered', async () => {
    const token = await good();
    await verifyAccessToken(secret, token);
    await expect(verifyAccessToken(`${secret}!`, token)).rejects.toThrow();
    await expect(verifyAccessToken(secret, `${token}A`)).rejects.toThrow();
    await expect(verifyAccessToken(secret, token.slice(0, -1))).rejects.toThrow();
  });

  test('is still accepted after thousands of other tokens were verified', async () => {
    const first = await sign({ sid: 'first' });
    await verifyAccessToken(secret, first);
    for (let at = 0; at < 1_200; at += 1)
      await verifyAccessToken(secret, await sign({ sid: `${at}` }));
    expect(await verifyAccessToken(secret, first)).toMatchObject({ sessionId: 'first' });
  });

  test('is unaffected when a caller changes the returned user', async () => {
    const token = await good();
    const once = await verifyAccessToken(secret, token);
    once.role = 'admin';
    expect(await verifyAccessToken(secret, token)).toMatchObject({ role: 'public' });
  });
});

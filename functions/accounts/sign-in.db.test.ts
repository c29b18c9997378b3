import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriptions } from '#db/schema/billing.ts';
import { verifyAccessToken } from '../http/access-token.ts';
import { refusesBadInput } from '../http/testing/refuses-bad-input.ts';
import { type Accounts, openAccounts, password } from './testing/open-accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

describe('success', () => {
  test('returns a token with the claims of the plan, and two cookies', async () => {
    await accounts.addPerson('ana', { country: 'ESP' });
    await accounts.db.insert(subscriptions).values({
      id: 'ana-trial',
      userId: 'ana',
      plan: 'TRIAL',
      kind: 'Trial',
      status: 'active',
      startsAt: '2026-01-01T00:00:00Z',
    });
    const { answer, token } = await accounts.signInAs('ANA@school.test');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const caller = await verifyAccessToken(accounts.env.SESSION_SECRET, token);
    expect(caller).toMatchObject({
      id: 'ana',
      role: 'public',
      country: 'ESP',
      accessType: 'DEFAULT',
    });
    expect(caller.privilege).toContain('gapFill');
    expect(caller.privilege).not.toContain('vocabAudio');
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toContainEqual(expect.stringMatching(/^refresh=.+HttpOnly$/));
    expect(cookies).toContainEqual(
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{43}; Path=\/; (?!.*HttpOnly)/),
    );
    for (const cookie of cookies) expect(cookie).toContain('SameSite=Strict');
  });

  test('signs in a pupil by user name, without a confirmed address', async () => {
    await accounts.addPerson('p1', {
      role: 'PUPIL',
      email: null,
      userName: 'leo-8b',
      emailVerifiedAt: null,
    });
    expect((await accounts.signInAs('leo-8b')).answer.status).toBe(200);
  });

  test('sets Secure, host-bound cookies over HTTPS', async () => {
    const secure = await openAccounts({ APP_ORIGIN: 'https://lexiloom.example' });
    await secure.addPerson('ana');
    const cookies = (await secure.signInAs('ana@school.test')).answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-refresh',
      'XSRF-TOKEN',
      '__Host-device',
    ]);
    for (const cookie of cookies) expect(cookie).toContain('Secure');
    await secure.close();
  });

  test('stores only hashes of the tokens', async () => {
    await accounts.addPerson('hash');
    const { cookie, xsrf } = await accounts.signInAs('hash@school.test');
    const { rows } = await accounts.db.execute(sql`select * from sessions where user_id = 'hash'`);
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(xsrf);
    expect(stored).not.toContain(/refresh=[^.]+\.([\w-]+)/.exec(cookie)?.[1]);
  });
});

describe('refusals', () => {
  refusesBadInput('sign-in', () => ({
    call: accounts.call,
    route: 'POST /login',
    bodies: [
      [{}, 'userName'],
      [{ userName: 'ana', password: '' }, 'password'],
      [{ userName: ['ana'], password }, 'userName'],
      [{ userName: 'ana\u0000', password }, 'userName'],
      [[], ''],
    ],
  }));

  test('responds the same to a wrong password and to an unknown user', async () => {
    await accounts.addPerson('ben');
    const wrong = await accounts.signInAs('ben@school.test', 'Wr0ng-password');
    const nobody = await accounts.signInAs('nobody@school.test', 'Wr0ng-password');
    expect([wrong.answer.status, nobody.answer.status]).toEqual([401, 401]);
    const words = (text: string) => ({ ...JSON.parse(text), requestId: '' });
    expect(words(wrong.token)).toEqual(words(nobody.token));
    expect(JSON.parse(wrong.token).error).not.toBe('Access denied');
  });

  test('rejects an unconfirmed address, and states the reason only if the password is correct', async () => {
    await accounts.addPerson('new', { emailVerifiedAt: null });
    const right = await accounts.signInAs('new@school.test');
    expect(right.answer.status).toBe(403);
    expect(JSON.parse(right.token)).toMatchObject({ code: 'email_not_verified' });
    expect((await accounts.signInAs('new@school.test', 'Wr0ng-password')).answer.status).toBe(401);
  });

  test('rejects a blocked account with the code “suspended”', async () => {
    await accounts.addPerson('gone', { blockedAt: '2026-01-01T00:00:00Z' });
    const { answer, token } = await accounts.signInAs('gone@school.test');
    expect([answer.status, JSON.parse(token).code]).toEqual([403, 'suspended']);
  });
});

describe('limits (reliability 6.3)', () => {
  test.each(['locked@school.test', 'no-such@school.test'])(
    'allows five guesses for %s, even if they are concurrent, then returns 429',
    async (userName) => {
      if (userName.startsWith('locked')) await accounts.addPerson('locked');
      const tries = Array.from({ length: 12 }, () => accounts.signInAs(userName, 'Wr0ng-password'));
      const statuses = (await Promise.all(tries)).map(({ answer }) => answer.status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      const { answer } = await accounts.signInAs(userName);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800);
    },
  );

  test('lets a known browser sign in even after wrong guesses from other browsers have locked the account', async () => {
    await accounts.addPerson('home');
    const { cookie } = await accounts.signInAs('home@school.test');
    for (let guess = 0; guess < 6; guess++)
      await accounts.signInAs('home@school.test', 'Wr0ng-1-x');
    const again = await accounts.call('POST /login', {
      json: { userName: 'home@school.test', password },
      headers: { cookie },
    });
    expect(again.status).toBe(200);
    expect((await accounts.signInAs('home@school.test')).answer.status).toBe(429);
  });

  test('resets the count of wrong passwords after a successful sign-in', async () => {
    await accounts.addPerson('slips');
    for (let round = 0; round < 3; round++) {
      for (let guess = 0; guess < 3; guess++)
        await accounts.signInAs('slips@school.test', 'Wr0ng-1-x');
      expect((await accounts.signInAs('slips@school.test')).answer.status).toBe(200);
    }
  });

  test('lets a class sign in from one address despite some wrong passwords', async () => {
    const headers = { 'cf-connecting-ip': '192.0.2.1' };
    const pupils = Array.from({ length: 30 }, (_, n) => `pupil-${n}`);
    for (const id of pupils) await accounts.addPerson(id);
    const signIns = pupils.flatMap((id) => {
      const userName = `${id}@school.test`;
      return [
        accounts.call('POST /login', { json: { userName, password: 'Wr0ng-1-x' }, headers }),
        accounts.call('POST /login', { json: { userName, password }, headers }),
      ];
    });
    const statuses = (await Promise.all(signIns)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses).not.toContain(429);
  });
});

import { sql } from 'drizzle-orm';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  type MockInstance,
  test,
  vi,
} from 'vitest';
import { firstTokens, hashTokens } from './session-tokens.ts';
import { type Accounts, cookiesOf, openAccounts } from './testing/open-accounts.ts';

let accounts: Accounts;
let warn: MockInstance<typeof console.warn>;
beforeAll(async () => {
  accounts = await openAccounts();
  await accounts.addPerson('ana');
  await accounts.addPerson('eve');
});
afterAll(() => accounts.close());
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

interface Browser {
  cookie: string;
  xsrf: string;
}

/** Inserts a session as a sign-in would, but without the slow password hash. */
async function plantSession(id: string): Promise<Browser> {
  const tokens = firstTokens(id);
  const { refresh, xsrf } = await hashTokens(tokens);
  await accounts.db.execute(sql`
    insert into sessions (id, user_id, refresh_hash, xsrf_hash, device, rotated_at, expires_at)
    values (${id}, 'ana', ${refresh}, ${xsrf}, 'A browser', now(), now() + interval '14 days')`);
  return { cookie: `refresh=${tokens.refresh}`, xsrf: tokens.xsrf };
}

const refresh = ({ cookie, xsrf }: Browser) =>
  accounts.call(`GET /auth/${xsrf}`, { headers: { cookie } });
const next = async (from: Browser) => cookiesOf(await refresh(from));
const wait = (id: string, seconds: number) =>
  accounts.db.execute(sql`update sessions set
    rotated_at = rotated_at - make_interval(secs => ${seconds}) where id = ${id}`);

/**
 * Ways in which a thief uses a stolen refresh token. Each returns the thief's browser and the victim's
 * browser.
 */
const thefts: Record<string, (id: string, first: Browser) => Promise<[Browser, Browser]>> = {
  'the one before, after eleven seconds': async (id, first) => {
    const victim = await next(first);
    await wait(id, 11);
    return [first, victim];
  },
  'one two generations old, at once': async (_, first) => [first, await next(await next(first))],
  'by three thieves in the same moment as the victim': async (id, first) => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => next(first)));
    const [stolen = first] = answers;
    // Within the grace period, all requests get the same tokens, so a thief cannot start a separate session
    // family.
    expect(new Set(answers.map(({ cookie }) => cookie)).size).toBe(1);
    const victim = await next(stolen);
    await wait(id, 11);
    return [stolen, victim];
  },
};

describe('refresh token reuse (S7)', () => {
  const times = 67;
  test.each(Object.entries(thefts))(
    `ends the session family in all ${times} reuses of a token: %s`,
    async (name, steal) => {
      for (let at = 0; at < times; at += 1) {
        const id = `s${Object.keys(thefts).indexOf(name)}x${at}`;
        const [thief, victim] = await steal(id, await plantSession(id));
        expect((await refresh(thief)).status, `${at}`).toBe(401);
        expect((await refresh(victim)).status, `${at}`).toBe(401);
      }
      const { rows } = await accounts.db.execute<{ ended: number }>(sql`
      select count(*)::int as ended from sessions where ended_because = 'refresh token reused'
        and id like ${`s${Object.keys(thefts).indexOf(name)}x%`}`);
      expect(rows[0]?.ended).toBe(times);
      const lines = warn.mock.calls.flat().join('\n');
      expect(lines.match(/refresh token reused/g)).toHaveLength(times);
      expect(lines).not.toContain('refresh=');
      console.info(`S7: ${name}: ${times} families ended, ${times} events logged`);
    },
  );

  test('lets the victim sign in again with a new session after a theft', async () => {
    const { answer, cookie } = await accounts.signInAs('ana@school.test');
    expect(answer.status).toBe(200);
    expect((await refresh({ cookie, xsrf: cookiesOf(answer).xsrf })).status).toBe(200);
  });
});

describe('session fixation', () => {
  const sessionIn = (cookie: string) => /refresh=([\w-]+)\./.exec(cookie)?.[1];

  test('creates a new session when a user signs in with another user’s cookies', async () => {
    const eve = await accounts.signInAs('eve@school.test');
    const answer = await accounts.call('POST /login', {
      json: { userName: 'ana@school.test', password: 'Tr0mpette&gare' },
      headers: {
        cookie: eve.cookie,
        'x-xsrf-token': eve.xsrf,
        authorization: `Bearer ${eve.token}`,
      },
    });
    const ana = cookiesOf(answer);
    expect(sessionIn(ana.cookie)).not.toBe(sessionIn(eve.cookie));
    expect(ana.xsrf).not.toBe(eve.xsrf);
    // Eve's session was this browser's previous session. It has ended and gives no access to Ana's session.
    expect((await refresh(eve)).status).toBe(401);
  });

  test.each(['chosen.secret', 'chosen', '.secret', 'a.b.c', ''])(
    'rejects the forged session token %j',
    async (made) => {
      const { answer, cookie } = await accounts.signInAs('ana@school.test');
      expect(answer.status).toBe(200);
      expect(cookie).not.toContain('chosen');
      const forged = { cookie: `refresh=${made}`, xsrf: 'chosen' };
      expect((await refresh(forged)).status).toBe(401);
    },
  );

  test('reads only the first of two cookies with the same name', async () => {
    const ana = await accounts.signInAs('ana@school.test');
    const eve = await accounts.signInAs('eve@school.test');
    const both = { cookie: `${eve.cookie}; ${ana.cookie}`, xsrf: ana.xsrf };
    expect((await refresh(both)).status).toBe(401);
    expect((await refresh(ana)).status).toBe(200);
  });
});

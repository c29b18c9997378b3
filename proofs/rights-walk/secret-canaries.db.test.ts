import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { LoginCard } from '#contracts/classrooms/classroom.ts';
import { pupilPassword } from '#contracts/classrooms/pupil-password.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createAllRoutes, quickHash } from './every-route.ts';
import { insertSchool, type School } from './insert-school.ts';
import { tablesOf } from './rows-of-school.ts';
import { sampleCalls } from './sample-calls.ts';
import { addressOf } from './send-sample.ts';

let every: Awaited<ReturnType<typeof createAllRoutes>>;
let tables: string[];
let school: School;
let admin: string;
const logged: string[] = [];
/** Every secret that was created, typed or returned, with its route. */
const secrets = new Map<string, string>();
let atWork = 'none';
const remember = (secret: string) => {
  if (!secrets.has(secret)) secrets.set(secret, atWork);
};

const random = crypto.getRandomValues.bind(crypto);
const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

beforeAll(async () => {
  every = await createAllRoutes();
  tables = await tablesOf(every.test.db);
  school = await insertSchool(every.test.db);
  admin = await signIn('admin', {
    id: await insertTeacher(every.test.db, { role: 'admin' }),
  });
}, 120_000);
beforeEach(() => {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...line) => void logged.push(line.join(' ')));
  }
  // All of our secrets are 32 random bytes, except a pupil's password, which is ten bytes.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const filled: unknown = random(array as never);
    if (filled instanceof Uint8Array && filled.length === 32) remember(base64Url(filled));
    if (filled instanceof Uint8Array && filled.length === 10) remember(pupilPassword(filled));
    return array;
  });
});
afterAll(() => every.close());

interface Sent {
  json?: unknown;
  token?: string;
  cookie?: string;
  key?: string;
}

/** Sends a call with an Idempotency-Key and records the tokens in its response. */
async function send(route: string, address: string, { json, token, cookie, key }: Sent = {}) {
  const walked = every.routes.find((one) => one.route === route);
  if (!walked) throw new Error(`There is no ${route}.`);
  atWork = route;
  const answer = await walked.call(address, {
    ...(json !== undefined && { json }),
    ...(token !== undefined && { token }),
    headers: { 'idempotency-key': key ?? `key-${nanoid()}`, ...(cookie && { cookie }) },
  });
  const text = await answer.text();
  for (const found of text.match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g) ?? []) remember(found);
  for (const line of answer.headers.getSetCookie()) {
    const value = line.split(';')[0]?.split('=').slice(1).join('=') ?? '';
    for (const secret of value.split(/[.!]/)) if (secret.length > 40) remember(secret);
  }
  return { status: answer.status, text, answer };
}

const mailed = (to: string) => {
  const text = every.mails.findLast((mail) => mail.to === to)?.text ?? '';
  return /[#=/]([\w-]{43})\b/.exec(text)?.[1] ?? '';
};

/** Returns the tables and logs in which secrets were found, with the route that created each secret. */
async function found(): Promise<string[]> {
  const all = tables.map(
    (name) => sql`select ${name}::text as name, t::text as row from ${sql.identifier(name)} t`,
  );
  const { rows } = await every.test.db.execute<{ name: string; row: string }>(
    sql.join(all, sql` union all `),
  );
  const places = [
    ...rows.map(({ name, row }) => ({ place: `table ${name}`, text: row })),
    ...logged.map((text) => ({ place: 'log', text })),
  ];
  return places.flatMap(({ place, text }) =>
    [...secrets].flatMap(([secret, route]) =>
      text.includes(secret) ? [`${place}: a secret of ${route}`] : [],
    ),
  );
}

const Cards = z.array(LoginCard);
const typed = (password: string) => {
  remember(password);
  return password;
};

/** Calls that create a secret, in an order in which each call succeeds. Each returns its status. */
const makers: Record<string, () => Promise<number>> = {
  'POST /registration': async () => {
    const json = {
      ...{ email: 'new@school.test', fullName: 'New Teacher', country: 'GBR' },
      ...{ organisationName: 'A School', password: typed('Kestrel-61-Pond') },
    };
    return (await send('POST /registration', 'POST /registration', { json })).status;
  },
  'POST /auth/verify-email/again': async () => {
    const again = 'POST /auth/verify-email/again';
    const { status } = await send(again, again, { json: { email: 'new@school.test' } });
    const verify = 'POST /auth/verify-email';
    const json = { secret: mailed('new@school.test') };
    expect((await send(verify, verify, { json })).status).toBe(204);
    return status;
  },
  'POST /forgetPassword': async () => {
    const json = { email: 'new@school.test' };
    return (await send('POST /forgetPassword', 'POST /forgetPassword', { json })).status;
  },
  'POST /newpassword/:id': async () => {
    const address = `POST /newpassword/${mailed('new@school.test')}`;
    atWork = 'POST /newpassword/:id';
    const json = { password: typed('Otter-72-Bridge') };
    return (await send('POST /newpassword/:id', address, { json })).status;
  },
  'POST /login': async () => {
    const json = { userName: 'new@school.test', password: 'Otter-72-Bridge' };
    const { status, text, answer } = await send('POST /login', 'POST /login', { json });
    fresh = { token: text, cookie: '', xsrf: '' };
    for (const line of answer.headers.getSetCookie()) {
      const pair = line.split(';')[0] ?? '';
      fresh.cookie += `${pair}; `;
      if (pair.startsWith('XSRF-TOKEN=')) fresh.xsrf = pair.slice('XSRF-TOKEN='.length);
    }
    return status;
  },
  'GET /auth/:secret': async () =>
    (await send('GET /auth/:secret', `GET /auth/${fresh.xsrf}`, { cookie: fresh.cookie })).status,
  'POST /v1/me/email': async () => {
    const json = { email: 'newer@school.test', password: 'Otter-72-Bridge' };
    const { token } = fresh;
    return (await send('POST /v1/me/email', 'POST /v1/me/email', { json, token })).status;
  },
  'POST /v1/me/password': async () => {
    atWork = 'POST /v1/me/password';
    const json = { current: 'Otter-72-Bridge', next: typed('Heron-83-Lantern') };
    const { token } = fresh;
    return (await send('POST /v1/me/password', 'POST /v1/me/password', { json, token })).status;
  },
  'POST /v1/organisation/invitations': async () => {
    const route = 'POST /v1/organisation/invitations';
    const json = { teachers: [{ email: 'invited@school.test' }] };
    return (await send(route, route, { json, token: school.tokens.teacher })).status;
  },
  'POST /v1/organisation/invitations/:id/again': async () => {
    const { rows } = await every.test.db.execute<{ id: string }>(
      sql`select id from invitations where email = 'invited@school.test'`,
    );
    const address = `POST /v1/organisation/invitations/${rows[0]?.id}/again`;
    const route = 'POST /v1/organisation/invitations/:id/again';
    return (await send(route, address, { token: school.tokens.teacher })).status;
  },
  'POST /v1/classrooms/:id/pupils': async () => {
    const { status, text } = await sendTwice(
      'POST /v1/classrooms/:id/pupils',
      `POST /v1/classrooms/${school.ids.classroomId}/pupils`,
      { names: ['Erase Mechild', 'Keep Mechild'] },
    );
    pupils = Cards.parse(JSON.parse(text)).map(({ id }) => id);
    return status;
  },
  'POST /v1/pupils/passwords': async () => {
    const route = 'POST /v1/pupils/passwords';
    return (await sendTwice(route, route, { pupilIds: pupils })).status;
  },
  'POST /v1/admin/users/:id/token': async () => {
    const address = `POST /v1/admin/users/${school.ids.teacherId}/token`;
    const json = { reason: 'They asked for help with a lesson.' };
    return (await send('POST /v1/admin/users/:id/token', address, { json, token: admin })).status;
  },
};
let pupils: string[] = [];
let fresh = { token: '', cookie: '', xsrf: '' };

/**
 * Sends the same request twice, like a browser that lost the response. Both responses contain cards of the
 * same pupils.
 */
async function sendTwice(route: string, address: string, json: unknown) {
  const sent = { json, token: school.tokens.teacher, key: `key-${nanoid()}` };
  const [first, second] = [await send(route, address, sent), await send(route, address, sent)];
  const idsOf = (text: string) => Cards.parse(JSON.parse(text)).map(({ id }) => id);
  expect(second.status).toBe(first.status);
  expect(idsOf(second.text)).toEqual(idsOf(first.text));
  // Only the passwords in the second response are valid.
  for (const { id, password } of Cards.parse(JSON.parse(second.text))) {
    const { rows } = await every.test.db.execute(
      sql`select password_hash from users where id = ${id}`,
    );
    expect(rows).toEqual([{ password_hash: quickHash(password) }]);
  }
  return second;
}

test.each(Object.keys(makers))('%s leaves no secret in a row or a log line', async (route) => {
  const status = await makers[route]?.();
  expect(status, route).toBeLessThan(300);
  expect([...secrets.values()].filter((maker) => maker === route).length).toBeGreaterThan(0);
  expect(await found()).toEqual([]);
});

test('does not store a removed pupil’s name or password, and does not return them on replay', async () => {
  const key = `key-${nanoid()}`;
  const [token, route] = [school.tokens.teacher, 'POST /v1/classrooms/:id/pupils'];
  const address = `POST /v1/classrooms/${school.ids.classroomId}/pupils`;
  const json = { names: ['Gone Quillwyn'] };
  const { text } = await send(route, address, { json, token, key });
  const [card] = Cards.parse(JSON.parse(text));
  const removed = await send('DELETE /v1/pupils/:id', `DELETE /v1/pupils/${card?.id}`, { token });
  expect(removed.status).toBe(204);
  expect(await found()).toEqual([]);
  remember('Gone Quillwyn');
  remember(card?.userName ?? '');
  expect(await found()).toEqual([]);
  const again = await send(route, address, { json, token, key });
  expect(again.status).toBe(404);
  expect(again.text).not.toContain('Quillwyn');
});

test('does not create or store a secret in any other operation', async () => {
  const before = secrets.size;
  const { pupil, teacher } = school.tokens;
  for (const { route, may } of every.routes) {
    if (Object.hasOwn(makers, route)) continue;
    const sample = sampleCalls[route]?.(school.ids) ?? {};
    const token = may.includes('public') ? teacher : may.includes('PUPIL') ? pupil : admin;
    const json = route.startsWith('GET ') ? undefined : sample.body;
    await send(route, addressOf(route, sample), { json, token });
  }
  expect([...secrets.values()].slice(before)).toEqual([]);
  expect(await found()).toEqual([]);
}, 120_000);

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusesBadInput } from '../http/testing/refuses-bad-input.ts';
import { signIn } from '../http/testing/sign-in.ts';
import { type Accounts, openAccounts, password } from './testing/open-accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
  await accounts.addPerson('ana');
  await accounts.addPerson('pia', {
    ...{ role: 'PUPIL', userName: 'pia-8b', email: null, teacherId: 'ana' },
  });
  await accounts.db.execute(
    sql`insert into classrooms (id, teacher_id, name) values ('8b', 'ana', '8B')`,
  );
  await accounts.db.execute(
    sql`insert into classroom_pupils (classroom_id, pupil_id) values ('8b', 'pia')`,
  );
});
afterAll(() => accounts.close());

const languageSet = (answer: Response): string | null =>
  answer.headers
    .getSetCookie()
    .map((cookie) => /^language=([^;]*)/.exec(cookie)?.[1])
    .find((value) => value !== undefined) ?? null;

/** Sets a language, and returns what the response sets as the language of the pages. */
async function choose(id: string, language: string | null): Promise<string | null> {
  const token = await signIn(id === 'ana' ? 'public' : 'PUPIL', { id });
  const answer = await accounts.call('PUT /v1/me/interface-language', {
    token,
    json: { language },
  });
  expect(answer.status).toBe(204);
  return languageSet(answer);
}

const signedIn = async (userName: string) =>
  languageSet(await accounts.call('POST /login', { json: { userName, password } }));

const teachIn = (language: string | null) =>
  accounts.db.execute(sql`update classrooms set interface_language = ${language} where id = '8b'`);

describe('the language of the pages', () => {
  test('is the one that a teacher has chosen, on every device', async () => {
    expect(await signedIn('ana@school.test')).toBe(null);
    expect(await choose('ana', 'de')).toBe('de');
    expect(await signedIn('ana@school.test')).toBe('de');
  });

  test('is the browser’s again when a teacher chooses none', async () => {
    expect(await choose('ana', null)).toBe('');
    expect(await signedIn('ana@school.test')).toBe(null);
  });

  test('is that of their class for pupils, unless they choose another', async () => {
    await teachIn('pl');
    expect(await signedIn('pia-8b')).toBe('pl');
    expect(await choose('pia', 'ar')).toBe('ar');
    expect(await signedIn('pia-8b')).toBe('ar');
    expect(await choose('pia', null)).toBe('pl');
    await teachIn(null);
    expect(await signedIn('pia-8b')).toBe(null);
  });

  test('is the From language of their latest homework for pupils of a class without one', async () => {
    await accounts.db.execute(sql`
      with set_one as (
        insert into homeworks (teacher_id, name, language, native_language, pass_mark, preset, starts_at, due_at)
        values ('ana', 'Words', 'fr', 'de', 50, 'tolerant', now(), now() + interval '1 day') returning id)
      insert into homework_classrooms (homework_id, classroom_id, teacher_id, name, language, starts_at, due_at, tasks)
      select id, '8b', 'ana', 'Words', 'fr', now(), now() + interval '1 day', 1 from set_one`);
    expect(await signedIn('pia-8b')).toBe('de');
  });

  test('is forgotten when a person signs out, because the next one may read another', async () => {
    const { cookie, xsrf } = await accounts.signInAs('pia-8b');
    const answer = await accounts.call('GET /logout', {
      headers: { cookie, 'x-xsrf-token': xsrf },
    });
    expect(languageSet(answer)).toBe('');
  });
});

refusesBadInput('choosing a language', () => ({
  call: accounts.call,
  route: 'PUT /v1/me/interface-language',
  token: () => signIn('public', { id: 'ana' }),
  bodies: [
    [{ language: 'tlh' }, 'language'],
    [{ language: 'en-XA' }, 'language'],
    [{}, 'language'],
  ],
}));

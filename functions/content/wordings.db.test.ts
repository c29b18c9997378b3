import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rates } from '#functions/http/limit-rate.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { openTeachers, type Teachers } from './testing/open-teachers.ts';

let teachers: Teachers;
beforeAll(async () => {
  teachers = await openTeachers();
  await teachers.addPerson('ana');
  await teachers.addPerson('pia', { role: 'PUPIL', userName: 'pia-8b', teacherId: 'ana' });
});
afterAll(() => teachers.close());

const corrections = (locale: string, headers: Record<string, string> = {}) =>
  teachers.call(`GET /v1/wordings/${locale}`, { headers });

test('returns the newest published corrections of a language to everybody', async () => {
  expect(await (await corrections('de')).json()).toEqual({});
  await teachers.db.execute(sql`
    insert into wording_versions (locale, message, version, wording, compiled, published_at)
    values ('de', 'aaaaaa', 1, 'Alt', '"Alt"', now()), ('de', 'aaaaaa', 2, 'Neu', '"Neu"', now()),
      ('de', 'bbbbbb', 1, 'Hallo {name}', '["Hallo ", ["name"]]', now()),
      ('de', 'cccccc', 1, 'Wie im Code', '"Wie im Code"', now()),
      ('de', 'cccccc', 2, null, null, now()), ('fr', 'aaaaaa', 1, 'Nouveau', '"Nouveau"', now())`);
  await teachers.db.execute(sql`
    insert into wording_edits (locale, message, revision, draft) values ('de', 'dddddd', 1, 'Entwurf')`);
  const answer = await corrections('de');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await answer.json()).toEqual({ aaaaaa: 'Neu', bbbbbb: ['Hallo ', ['name']] });
  const etag = answer.headers.get('etag') ?? '';
  expect((await corrections('de', { 'if-none-match': etag })).status).toBe(304);
  expect(await (await corrections('pl')).json()).toEqual({});
  expect((await corrections('tlh')).status).toBe(400);
});

const report = {
  ...{ locale: 'de', path: '/classrooms/view', quoted: ' Speichern\n' },
  ...{ wanted: '', problem: ' It is not a verb. ' },
};
const stored = async () =>
  (
    await teachers.db.execute(
      sql`select user_id, locale, path, quoted, wanted, problem from wording_reports order by created_at`,
    )
  ).rows;

test('stores the reports of teachers and pupils, trimmed, and each only once', async () => {
  const send = async (role: 'public' | 'PUPIL', user: string, key: string) =>
    teachers.call('POST /v1/wording-reports', {
      ...{ token: await signIn(role, { id: user }), json: report },
      headers: { 'idempotency-key': key },
    });
  expect((await send('public', 'ana', 'report-one')).status).toBe(204);
  expect((await send('public', 'ana', 'report-one')).status).toBe(204);
  expect((await send('PUPIL', 'pia', 'report-two')).status).toBe(204);
  const row = { ...report, quoted: 'Speichern', problem: 'It is not a verb.' };
  expect(await stored()).toEqual([
    { ...row, user_id: 'ana' },
    { ...row, user_id: 'pia' },
  ]);
  await teachers.db.execute(sql`delete from users where id = 'pia'`);
  expect(await stored()).toHaveLength(1);
});

test('refuses more reports than a person can have in an hour', async () => {
  await teachers.addPerson('max');
  const token = await signIn('public', { id: 'max' });
  const { allowed } = rates.wordingReport;
  for (let sent = 0; sent < allowed; sent++) {
    const { status } = await teachers.call('POST /v1/wording-reports', { token, json: report });
    expect(status).toBe(204);
  }
  const refused = await teachers.call('POST /v1/wording-reports', { token, json: report });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
});

refusesWrongPerson('reporting a wording', () => ({
  ...{ call: teachers.call, route: 'POST /v1/wording-reports', json: report },
}));
refusesBadInput('reporting a wording', () => ({
  ...{ call: teachers.call, route: 'POST /v1/wording-reports' },
  token: () => signIn('public', { id: 'ana' }),
  bodies: [
    [{ ...report, locale: 'tlh' }, 'locale'],
    [{ ...report, path: 'https://elsewhere.test' }, 'path'],
    [{ ...report, path: `/${'x'.repeat(200)}` }, 'path'],
    [{ ...report, quoted: ' ' }, 'quoted'],
    [{ ...report, quoted: 'x'.repeat(501) }, 'quoted'],
    [{ ...report, wanted: 'x'.repeat(501) }, 'wanted'],
    [{ ...report, problem: ' ' }, 'problem'],
    [{ ...report, problem: undefined }, 'problem'],
  ],
}));

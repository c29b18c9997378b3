import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  CorrectedWordings,
  MessageRecord,
  WordingRecord,
} from '#contracts/wordings/wording-correction.ts';
import type { WordingReports } from '#contracts/wordings/wording-report.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { adminRoutes } from './routes.ts';
import { adminTestEnv } from './testing/admin-test-env.ts';

const english = { message: '{count, plural, one {# word} other {# words}}' };
const id = generateMessageId(english.message);
const inContext = { message: 'Light', context: 'theme' };
const german = (noun: string) => `{count, plural, one {# ${noun}} other {# ${noun}s}}`;

let database: TestDatabase;
let call: Caller;
let token: string;
let adminId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  call = createCaller(adminRoutes, adminTestEnv(database.url));
  adminId = await insertTeacher(database.db, { role: 'admin', plan: null });
  await database.db.execute(sql`update users set full_name = 'Ada' where id = ${adminId}`);
  token = await signIn('admin', { id: adminId });
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.exec(
    'truncate wording_versions, wording_edits, wording_reports; delete from audit_log;',
  );
});

const read = async (locale = 'de'): Promise<WordingRecord | undefined> => {
  const record: MessageRecord = await (
    await call(`GET /v1/admin/wordings/${id}`, { token })
  ).json();
  return record.languages.find((one) => one.locale === locale);
};
const list = async (): Promise<CorrectedWordings> =>
  (await call('GET /v1/admin/wordings', { token })).json();
const save = (revision: number, wording: string | null) =>
  call(`PUT /v1/admin/wordings/de/${id}/draft`, { token, json: { revision, english, wording } });
const publish = (revision: number, wording: string, locale = 'de') =>
  call(`POST /v1/admin/wordings/${locale}/${id}/publish`, {
    ...{ token, json: { revision, english, wording } },
  });
const restore = (version: number, revision: number) =>
  call(`POST /v1/admin/wordings/de/${id}/versions/${version}/restore`, {
    ...{ token, json: { revision } },
  });
const audit = async () =>
  (
    await database.db.execute(
      sql`select actor_id, action, subject, before, after from audit_log order by id`,
    )
  ).rows;

test('saves a draft, publishes it as a version with its compiled form, and logs each step', async () => {
  expect(await list()).toEqual({ corrections: [], reports: 0 });
  expect(await read()).toBe(undefined);
  expect(await (await save(0, german('Wort'))).json()).toEqual({ revision: 1 });
  expect(await read()).toMatchObject({ revision: 1, draft: german('Wort'), draftBy: 'Ada' });
  expect((await list()).corrections).toMatchObject([
    { locale: 'de', message: id, wording: null, hasDraft: true, publishedAt: null },
  ]);
  expect((await publish(1, german('Wörtchen'))).status).toBe(200);
  expect(await read()).toMatchObject({
    ...{ revision: 2, draft: null, draftBy: null, draftAt: null },
    versions: [{ version: 1, wording: german('Wörtchen'), restoredFrom: null, by: 'Ada' }],
  });
  expect((await list()).corrections).toMatchObject([
    { locale: 'de', message: id, wording: german('Wörtchen'), hasDraft: false, by: 'Ada' },
  ]);
  const { rows } = await database.db.execute(sql`select compiled from wording_versions`);
  expect(rows).toEqual([
    {
      compiled: [['count', 'plural', { one: ['#', ' Wörtchen'], other: ['#', ' Wörtchens'] }]],
    },
  ]);
  expect(await audit()).toMatchObject([
    { actor_id: adminId, action: 'wording.draft-saved', subject: `de ${id}` },
    { action: 'wording.published', before: { version: 0 }, after: { version: 1, revision: 2 } },
  ]);
});

test('corrects each language separately', async () => {
  await publish(0, german('Wort'));
  const polish = '{count, plural, one {# a} few {# b} many {# c} other {# d}}';
  expect((await publish(0, polish, 'pl')).status).toBe(200);
  expect((await list()).corrections.map(({ locale }) => locale).sort()).toEqual(['de', 'pl']);
  expect(await read('pl')).toMatchObject({ versions: [{ version: 1, wording: polish }] });
});

test('restores an earlier correction or the wording of the build as the newest version, and keeps the draft', async () => {
  await publish(0, german('Wort'));
  await publish(1, german('Vokabel'));
  await save(2, german('Entwurf'));
  expect((await restore(1, 3)).status).toBe(200);
  expect(await read()).toMatchObject({ draft: german('Entwurf'), revision: 4 });
  expect((await read())?.versions[0]).toMatchObject({
    ...{ version: 3, wording: german('Wort'), restoredFrom: 1 },
  });
  expect((await restore(0, 4)).status).toBe(200);
  expect((await read())?.versions[0]).toMatchObject({
    ...{ version: 4, wording: null, restoredFrom: 0 },
  });
  expect((await list()).corrections).toMatchObject([{ wording: null, hasDraft: true }]);
  expect((await restore(9, 5)).status).toBe(404);
});

test('returns 409 to one of two admins who publish at the same time', async () => {
  const both = await Promise.all([publish(0, german('Meins')), publish(0, german('Ihres'))]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read())?.versions).toHaveLength(1);
  expect((await save(0, german('Spät'))).status).toBe(409);
});

test('recognises the English text of a message with a context by its id', async () => {
  const path = `de/${generateMessageId(inContext.message, inContext.context)}`;
  const send = (sent: object) =>
    call(`POST /v1/admin/wordings/${path}/publish`, {
      ...{ token, json: { revision: 0, english: sent, wording: 'Hell' } },
    });
  const refused = await send({ message: 'Light' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ fields: [{ field: 'english' }] });
  expect((await send(inContext)).status).toBe(200);
});

test('refuses a wording that lacks a gap or a plural form, with a sentence for each error', async () => {
  const refused = await publish(0, '{zahl, plural, other {# Wörter}}');
  expect(refused.status).toBe(400);
  expect((await refused.json()).fields).toEqual([
    { field: 'wording', message: '{count} is missing.' },
    { field: 'wording', message: 'The English message has no {zahl}.' },
    {
      field: 'wording',
      message: 'The plural form “one” is missing, which the language needs.',
    },
  ]);
  expect((await save(0, 'Wörter')).status).toBe(400);
  expect(await audit()).toEqual([]);
});

test('lists the reports without their reporters, and deletes those that are settled', async () => {
  await database.db.execute(sql`
    insert into wording_reports (id, user_id, locale, path, quoted, wanted, problem, created_at)
    values ('w1', ${adminId}, 'de', '/classrooms', 'Speichern', 'Sichern', 'Too long', now() - interval '1 hour'),
      ('w2', ${adminId}, 'fr', '/', 'Bonjour', '', 'Odd', now())`);
  const reports = async (): Promise<WordingReports> =>
    (await call('GET /v1/admin/wording-reports', { token })).json();
  const found = await reports();
  expect(found).toMatchObject({ total: 2, reports: [{ id: 'w2' }, { id: 'w1' }] });
  expect(Object.keys(found.reports[1] ?? {}).sort()).toEqual([
    ...['createdAt', 'id', 'locale', 'path', 'problem', 'quoted', 'wanted'],
  ]);
  expect((await list()).reports).toBe(2);
  const settled = await call('POST /v1/admin/wording-reports/settle', {
    ...{ token, json: { ids: ['w1', 'none'] } },
  });
  expect(settled.status).toBe(204);
  expect(await reports()).toMatchObject({ total: 1, reports: [{ id: 'w2' }] });
  expect(await audit()).toMatchObject([
    { action: 'wording.reports-settled', subject: 'de', after: { count: 1 } },
  ]);
});

const routes: readonly (readonly [string, unknown?])[] = [
  ['GET /v1/admin/wordings'],
  [`GET /v1/admin/wordings/${id}`],
  [`PUT /v1/admin/wordings/de/${id}/draft`, { revision: 0, english, wording: null }],
  [`POST /v1/admin/wordings/de/${id}/publish`, { revision: 0, english, wording: german('Wort') }],
  [`POST /v1/admin/wordings/de/${id}/versions/0/restore`, { revision: 0 }],
  ['GET /v1/admin/wording-reports'],
  ['POST /v1/admin/wording-reports/settle', { ids: ['w1'] }],
];
for (const [route, json] of routes) {
  refusesWrongPerson(route, () => ({ call, route, json, wrongRoles: ['public', 'PUPIL'] }));
}

refusesBadInput('publishing a wording', () => ({
  ...{ call, route: `POST /v1/admin/wordings/de/${id}/publish`, token: () => token },
  bodies: [
    [{}, 'revision'],
    [{ revision: -1, english, wording: german('x') }, 'revision'],
    [{ revision: 0, english: {}, wording: german('x') }, 'english.message'],
    [{ revision: 0, english }, 'wording'],
    [{ revision: 0, english, wording: '' }, 'wording'],
    [{ revision: 0, english, wording: 'x'.repeat(5000) }, 'wording'],
  ],
}));
refusesBadInput('correcting the English', () => ({
  ...{ call, route: `PUT /v1/admin/wordings/en-GB/${id}/draft`, token: () => token },
  bodies: [[{ revision: 0, english, wording: null }, 'locale']],
}));
refusesBadInput('correcting no message', () => ({
  ...{ call, route: 'PUT /v1/admin/wordings/de/toString/draft', token: () => token },
  bodies: [[{ revision: 0, english, wording: null }, 'message']],
}));
refusesBadInput('settling reports', () => ({
  ...{ call, route: 'POST /v1/admin/wording-reports/settle', token: () => token },
  bodies: [
    [{}, 'ids'],
    [{ ids: [] }, 'ids'],
    [{ ids: [3] }, 'ids.0'],
  ],
}));

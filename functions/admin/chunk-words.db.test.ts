import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { chunkWordsOfText } from '#db/queries/words-of-text.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import {
  type ChunkWordList,
  ChunkWordQuery,
  type ChunkWordsAdded,
} from '#lessons/questions/chunk/chunk-word-list.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { adminRoutes } from './routes.ts';
import { adminTestEnv } from './testing/admin-test-env.ts';
import { chunkWordsQuery } from './words/list-chunk-words.ts';

let database: TestDatabase;
let call: Caller;
let token: string;
let adminId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  call = createCaller(adminRoutes, adminTestEnv(database.url));
  adminId = await insertTeacher(database.db, { role: 'admin' });
  token = await signIn('admin', { id: adminId });
}, 60_000);
afterAll(() => database.close());
beforeEach(() => database.exec('delete from chunk_words; delete from audit_log'));

const list = async (query = ''): Promise<ChunkWordList> =>
  (await call(`GET /v1/admin/chunk-words?${query}`, { token })).json();
const add = async (...words: (readonly [string, string, string])[]): Promise<ChunkWordsAdded> => {
  const json = { words: words.map(([language, phrase, rule]) => ({ language, phrase, rule })) };
  return (await call('POST /v1/admin/chunk-words', { token, json })).json();
};
const change = (id: string, language: string, phrase: string, rule = 'starts') =>
  call(`PUT /v1/admin/chunk-words/${id}`, { token, json: { language, phrase, rule } });
const auditLog = async () =>
  (
    await database.db.execute(
      sql`select actor_id, action, subject, before, after from audit_log order by id`,
    )
  ).rows;

test('adds several words at once, and reports duplicates without changing them', async () => {
  await add(['fr', 'il y a', 'together']);
  const { added, known } = await add(
    ['fr', 'parce que', 'starts'],
    ['fr', 'Il  Y A', 'starts'],
    ['fr', 'PARCE QUE', 'with-next'],
    ['es', 'hay que', 'together'],
  );
  expect(added.map(({ phrase }) => phrase)).toEqual(['hay que', 'parce que']);
  expect(known).toEqual(['Il  Y A']);
  expect((await list()).words.map(({ phrase, rule }) => [phrase, rule])).toEqual(
    expect.arrayContaining([
      ['il y a', 'together'],
      ['parce que', 'starts'],
    ]),
  );
  expect(await auditLog()).toMatchObject([
    { actor_id: adminId, action: 'chunk-words.added', subject: 'fr' },
    { subject: 'es, fr', after: [{ phrase: 'hay que' }, { phrase: 'parce que' }] },
  ]);
});

test('stores one word when several admins add it simultaneously', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 4 }, () => add(['ja', 'ことができる', 'together'])),
  );
  expect(outcomes.flatMap(({ added }) => added)).toHaveLength(1);
  expect((await list()).total).toBe(1);
});

test('finds words by part of the phrase, by language and by rule, in pages', async () => {
  await add(
    ['fr', 'bien que', 'starts'],
    ['fr', 'au', 'with-next'],
    ['de', 'obwohl', 'starts'],
    ['ar', 'في البيت', 'together'],
  );
  expect((await list('search=QUE')).words.map(({ phrase }) => phrase)).toEqual(['bien que']);
  expect((await list('search=%25')).total).toBe(0);
  expect((await list('language=de')).words.map(({ phrase }) => phrase)).toEqual(['obwohl']);
  expect((await list('rule=starts')).total).toBe(2);
  expect((await list('language=ar&search=البيت')).total).toBe(1);
  expect((await list('sort=phrase')).words.map(({ phrase }) => phrase)).toEqual([
    ...['في البيت', 'obwohl', 'au', 'bien que'],
  ]);
  await database.exec(`insert into chunk_words (id, language, phrase, phrase_key, head, rule)
    select 'n' || n, 'it', 'w' || n, 'w' || n, 'w' || n, 'starts' from generate_series(1, 120) n`);
  const pages = await Promise.all([1, 2, 3].map((page) => list(`language=it&page=${page}`)));
  expect(pages.map(({ words }) => words.length)).toEqual([50, 50, 20]);
  expect(new Set(pages.flatMap(({ words }) => words.map(({ id }) => id))).size).toBe(120);
});

test('logs a change with the old value, and rejects a phrase that already exists', async () => {
  const { added } = await add(['fr', 'au', 'starts'], ['fr', 'aux', 'with-next']);
  const [au, aux] = added;
  expect((await change(au?.id ?? '', 'fr', 'au', 'with-next')).status).toBe(204);
  expect((await change(au?.id ?? '', 'fr', 'au', 'with-next')).status).toBe(204);
  expect((await change(aux?.id ?? '', 'fr', 'AU')).status).toBe(409);
  expect((await change('nobody', 'fr', 'chez')).status).toBe(404);
  expect((await auditLog()).slice(1)).toMatchObject([
    { action: 'chunk-words.changed', before: { rule: 'starts' }, after: { rule: 'with-next' } },
  ]);
});

test('returns 409 to one of two admins who set the same phrase simultaneously', async () => {
  for (const [one, other, wanted] of [
    ['weil', 'da', 'obwohl'],
    ['wenn', 'als', 'falls'],
    ['und', 'oder', 'sondern'],
  ] as const) {
    const { added } = await add(['de', one, 'starts'], ['de', other, 'starts']);
    const answers = await Promise.all(added.map(({ id }) => change(id, 'de', wanted)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await list(`search=${wanted}`)).total).toBe(1);
  }
  expect((await auditLog()).filter(({ action }) => action === 'chunk-words.changed')).toHaveLength(
    3,
  );
});

test('removes words once and logs them', async () => {
  const { added } = await add(['fr', 'au', 'with-next'], ['fr', 'très', 'with-next']);
  const json = { ids: added.map(({ id }) => id) };
  for (const _ of [1, 2]) {
    expect((await call('POST /v1/admin/chunk-words/remove', { token, json })).status).toBe(204);
  }
  expect((await list()).total).toBe(0);
  expect((await auditLog()).slice(1)).toMatchObject([
    { action: 'chunk-words.removed', before: [{ phrase: 'au' }, { phrase: 'très' }] },
  ]);
});

test.each([
  `insert into chunk_words values ('a', 'fr', 'x', 'x', 'x', 'starts'), ('b', 'fr', 'X', 'x', 'x', 'starts')`,
  `insert into chunk_words values ('a', 'fr', '${'x'.repeat(61)}', 'x', 'x', 'starts')`,
  `insert into chunk_words values ('a', 'fr', 'x', 'x', 'x', 'sideways')`,
  `insert into chunk_words values ('a', 'fr', '…', '', '', 'starts')`,
])('rejects an invalid row in the database: %s', async (statement) => {
  await expect(database.exec(statement)).rejects.toThrow();
});

test('uses indexes for the list and for the look-up of a text', async () => {
  await database.exec(`insert into chunk_words (id, language, phrase, phrase_key, head, rule)
    select 'n' || n, (array['fr', 'de', 'es', 'ja', 'ar'])[1 + n % 5], 'w' || n, 'w' || n, 'w' || n,
      'starts' from generate_series(1, 20000) n; analyze chunk_words`);
  const plan = async (query: ReturnType<typeof sql>) =>
    JSON.stringify((await database.db.execute(sql`explain ${query}`)).rows);
  const listed = await plan(chunkWordsQuery(ChunkWordQuery.parse({ language: 'fr' })));
  expect(listed).toContain('chunk_words_newest_of');
  const all = await plan(chunkWordsQuery(ChunkWordQuery.parse({ sort: 'phrase' })));
  expect(all).toContain('Index Scan using chunk_words_one');
  const asked = [{ side: 'target' as const, language: 'fr', heads: ['w5', 'w10', 'w77'] }];
  const looked = await plan(chunkWordsOfText(asked));
  expect(looked).toContain('chunk_words_head');
  expect(looked).not.toContain('Seq Scan on chunk_words');
});

refusesWrongPerson('reading chunk words', () => ({
  call,
  route: 'GET /v1/admin/chunk-words',
  wrongRoles: ['public', 'PUPIL'],
}));
refusesWrongPerson('adding chunk words', () => ({
  call,
  route: 'POST /v1/admin/chunk-words',
  json: { words: [{ language: 'fr', phrase: 'il y a', rule: 'together' }] },
  wrongRoles: ['public', 'PUPIL'],
}));
refusesWrongPerson('removing chunk words', () => ({
  call,
  route: 'POST /v1/admin/chunk-words/remove',
  json: { ids: ['a'] },
  wrongRoles: ['public', 'PUPIL'],
}));
refusesBadInput('adding chunk words', () => ({
  call,
  route: 'POST /v1/admin/chunk-words',
  token: () => token,
  bodies: [
    [{ words: [] }, 'words'],
    [{ words: [{ language: 'xx', phrase: 'a b', rule: 'starts' }] }, 'words.0.language'],
    [{ words: [{ language: 'fr', phrase: 'a b', rule: 'often' }] }, 'words.0.rule'],
    [{ words: [{ language: 'fr', phrase: ' … ', rule: 'starts' }] }, 'words.0.phrase'],
    [{ words: [{ language: 'fr', phrase: 'x'.repeat(61), rule: 'starts' }] }, 'words.0.phrase'],
    [{ words: [{ language: 'fr', phrase: 'mot', rule: 'together' }] }, 'words.0.phrase'],
  ],
}));

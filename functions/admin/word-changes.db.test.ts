import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ChangeQuery, type WordChangeList } from '#contracts/admin/chunk-word.ts';
import { suggestWords } from '#db/queries/suggest-words.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { curatedWordsOfText } from '#db/queries/words-of-text.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { refusesBadInput } from '#functions/http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '#functions/http/testing/refuses-wrong-person.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import type { WordAnnotations } from '#language/text/apply-words.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { adminRoutes } from './routes.ts';
import { adminTestEnv } from './testing/admin-test-env.ts';
import { wordChangesQuery } from './words/list-word-changes.ts';

let database: TestDatabase;
let call: Caller;
let token: string;
let teachers: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  call = createCaller(adminRoutes, adminTestEnv(database.url));
  token = await signIn('admin', { id: await insertTeacher(database.db, { role: 'admin' }) });
  teachers = await Promise.all(Array.from({ length: 4 }, () => insertTeacher(database.db)));
}, 60_000);
afterAll(() => database.close());
beforeEach(() =>
  database.exec('delete from word_suggestions; delete from curated_words; delete from audit_log'),
);

type Marks = Omit<WordAnnotations, 'id'>;

/** Suggests a change to a word of a French text. `teacher` is the number of the teacher who suggests it. */
const suggest = (teacher: number, form: string, was: Marks, said: Marks) =>
  database.db.execute(
    suggestWords(teachers[teacher] ?? '', [
      {
        resourceId: 'lesson',
        language: 'fr',
        nativeLanguage: 'en',
        token: { id: 's1.t0', start: 0, end: form.length, text: form, isWord: true, ...was },
        sentence: `Voici ${form}.`,
        ...said,
      },
    ]),
  );
const list = async (query = ''): Promise<WordChangeList> =>
  (await call(`GET /v1/admin/word-suggestions?${query}`, { token })).json();
const decide = async (state: string, ...ids: string[]): Promise<number> => {
  const json = { ids, state };
  const answer = await call('POST /v1/admin/word-suggestions/decisions', { token, json });
  return Reflect.get(Object(await answer.json()), 'decided');
};
const curated = async () =>
  (
    await database.db.execute(
      curatedWordsOfText([
        { side: 'target', language: 'fr', other: 'en', words: ['chat', 'ferme'] },
      ]),
    )
  ).rows;

const noun = { pos: 'noun', lemma: 'chat', gloss: 'chat' } as const;

test('groups equal suggestions into one change, and lists the word with the most suggestions first', async () => {
  await suggest(0, 'ferme', { pos: 'verb', lemma: 'fermer' }, { pos: 'noun', lemma: 'ferme' });
  await suggest(0, 'chat', noun, { gloss: 'cat' });
  await suggest(1, 'Chat', { ...noun, gloss: 'puss' }, { gloss: 'cat' });
  await suggest(2, 'chat', noun, { gloss: 'tomcat', pos: 'noun' });
  const { changes, total } = await list();
  expect(total).toBe(3);
  expect(
    changes.map(({ form, to, teachers: many }) => [form.toLowerCase(), to.gloss, many]),
  ).toEqual([
    ['chat', 'cat', 2],
    ['chat', 'tomcat', 1],
    ['ferme', null, 1],
  ]);
  // A suggestion equal to the existing value is not a change.
  expect(changes[1]?.to.pos).toBeNull();
  expect(changes[2]).toMatchObject({
    was: { pos: 'verb', lemma: 'fermer' },
    to: { pos: 'noun', lemma: 'ferme' },
    sentence: 'Voici ferme.',
    language: 'fr',
    nativeLanguage: 'en',
  });
  expect((await list('search=FERM')).total).toBe(1);
  expect((await list('language=de')).total).toBe(0);
  expect((await list('page=2')).changes).toEqual([]);
});

test('applies an accepted change once, until the decision is withdrawn', async () => {
  await suggest(0, 'chat', noun, { gloss: 'cat' });
  await suggest(1, 'chat', noun, { gloss: 'cat' });
  const id = (await list()).changes[0]?.id ?? '';
  expect(await decide('accepted', id)).toBe(1);
  expect(await decide('accepted', id)).toBe(0);
  expect(await curated()).toMatchObject([
    { word: 'chat', wasLemma: 'chat', gloss: 'cat', pos: null },
  ]);
  expect((await list()).total).toBe(0);
  expect((await list('state=accepted')).changes).toMatchObject([{ id, form: 'chat', teachers: 2 }]);
  // A third teacher suggests the change after it was accepted, so it is not listed as open.
  await suggest(2, 'chat', noun, { gloss: 'cat' });
  expect((await list()).total).toBe(0);
  expect((await list('state=accepted')).changes[0]?.teachers).toBe(3);

  expect(await decide('open', id)).toBe(1);
  expect(await curated()).toEqual([]);
  expect((await list()).changes).toMatchObject([{ id, teachers: 3 }]);
  const { rows } = await database.db.execute(
    sql`select action, subject, after ->> 'gloss' as gloss from audit_log order by id`,
  );
  expect(rows).toEqual([
    { action: 'word.accepted', subject: 'fr', gloss: 'cat' },
    { action: 'word.reopened', subject: 'fr', gloss: 'cat' },
  ]);
});

test('rejects several changes at once, and reopens a rejected change when it is suggested again', async () => {
  await suggest(0, 'chat', noun, { gloss: 'tomcat' });
  await suggest(0, 'ferme', {}, { gloss: 'firm' });
  const ids = (await list()).changes.map(({ id }) => id);
  expect(await decide('refused', ...ids)).toBe(2);
  expect((await list('state=refused')).total).toBe(2);
  expect(await curated()).toEqual([]);
  await suggest(1, 'chat', noun, { gloss: 'tomcat' });
  expect((await list()).changes).toMatchObject([{ form: 'chat', teachers: 1 }]);
  expect(await decide('refused', 'f'.repeat(32))).toBe(0);
});

test('keeps an accepted change in use after the teachers who suggested it have left', async () => {
  const leaver = await insertTeacher(database.db);
  teachers.push(leaver);
  await suggest(4, 'chat', noun, { gloss: 'cat' });
  await decide('accepted', (await list()).changes[0]?.id ?? '');
  await database.db.execute(sql`delete from users where id = ${leaver}`);
  expect(await curated()).toHaveLength(1);
  const [left] = (await list('state=accepted')).changes;
  expect(left).toMatchObject({ form: 'chat', teachers: 0 });
  expect(await decide('open', left?.id ?? '')).toBe(1);
  expect(await curated()).toEqual([]);
});

test('combines successive corrections of a word into one change of the original', async () => {
  await suggest(0, 'ferme', { pos: 'verb', lemma: 'fermer' }, { lemma: 'ferme' });
  await suggest(0, 'ferme', { pos: 'verb', lemma: 'ferme' }, { pos: 'noun', gloss: 'farm' });
  expect((await list()).changes).toMatchObject([
    {
      was: { pos: 'verb', lemma: 'fermer' },
      to: { pos: 'noun', lemma: 'ferme', gloss: 'farm' },
    },
  ]);
  // A suggestion for a different word with the same spelling starts a new change.
  await suggest(0, 'ferme', { pos: 'adjective', lemma: 'ferme (adj.)' }, { gloss: 'firm' });
  expect((await list()).changes).toMatchObject([
    { was: { pos: 'adjective' }, to: { pos: null, lemma: null, gloss: 'firm' } },
  ]);
});

test('removes the suggestion if a teacher restores the original', async () => {
  await suggest(0, 'chat', noun, { gloss: 'tomcat' });
  await suggest(0, 'chat', { ...noun, gloss: 'tomcat' }, { gloss: 'chat' });
  expect((await list()).total).toBe(0);
});

test('uses indexes for the lists and for the look-up of a text', async () => {
  await database.exec(`
    insert into word_suggestions (id, user_id, language, native_language, form, word, sentence, gloss,
      status)
    select 'n' || n, '${teachers[0]}', 'fr', 'en', 'w' || n, 'w' || n, 's', 'g',
      case when n % 100 = 0 then 'open' else 'refused' end from generate_series(1, 20000) n;
    insert into curated_words (id, language, native_language, word, form, sentence, was, gloss)
    select md5('n' || n), 'fr', 'en', 'w' || n, 'w' || n, 's', '{}', 'g'
    from generate_series(1, 20000) n;
    analyze word_suggestions; analyze curated_words`);
  const plan = async (query: ReturnType<typeof sql>) =>
    JSON.stringify((await database.db.execute(sql`explain ${query}`)).rows);
  const open = await plan(wordChangesQuery(ChangeQuery.parse({ language: 'fr' })));
  expect(open).toContain('word_suggestions_state');
  expect(open).toContain('word_suggestions_change');
  expect(open).not.toContain('Seq Scan on word_suggestions');
  const accepted = await plan(wordChangesQuery(ChangeQuery.parse({ state: 'accepted' })));
  expect(accepted).toContain('curated_words_newest');
  expect(accepted).toContain('word_suggestions_change');
  const words = ['w1', 'w2', 'w3'];
  const looked = await plan(
    curatedWordsOfText([{ side: 'target', language: 'fr', other: 'en', words }]),
  );
  expect(looked).toContain('curated_words_word');
  expect(looked).not.toContain('Seq Scan on curated_words');
});

refusesWrongPerson('reading suggestions', () => ({
  call,
  route: 'GET /v1/admin/word-suggestions',
  wrongRoles: ['public', 'PUPIL'],
}));
refusesWrongPerson('deciding on suggestions', () => ({
  call,
  route: 'POST /v1/admin/word-suggestions/decisions',
  json: { ids: ['a'.repeat(32)], state: 'accepted' },
  wrongRoles: ['public', 'PUPIL'],
}));
refusesBadInput('deciding on suggestions', () => ({
  call,
  route: 'POST /v1/admin/word-suggestions/decisions',
  token: () => token,
  bodies: [
    [{ ids: [], state: 'accepted' }, 'ids'],
    [{ ids: ['x'], state: 'accepted' }, 'ids.0'],
    [{ ids: ['a'.repeat(32)], state: 'perhaps' }, 'state'],
  ],
}));

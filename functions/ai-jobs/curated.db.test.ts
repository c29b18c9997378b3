import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertLesson, insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { resourceParts, resources } from '#db/schema/resources.ts';
import { wordTokens } from '#language/text/word-tokens.ts';
import { ChunkContent } from '#lessons/questions/chunk/content.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { runJob } from './run-job.ts';
import { type FakeJobContext, fakeJobContext } from './testing/fake-job-context.ts';

let database: TestDatabase;
let context: FakeJobContext;
let teacher: string;
beforeAll(async () => {
  database = await createTestDatabase();
  teacher = await insertTeacher(database.db, { plan: 'DEPARTMENT' });
});
afterAll(() => database.close());
beforeEach(() => {
  context = fakeJobContext(database.db);
});

const lessonWith = (part: string) =>
  insertLesson(database.db, teacher, {}, [{ part: 'text', status: 'ready' }, { part }]);

test('applies the curated words of the language to chunks and sends them to the model', async () => {
  await database.exec(`insert into chunk_words (id, language, phrase, phrase_key, head, rule) values
    ('a', 'fr', 'Sur', 'sur', 'sur', 'with-next'), ('b', 'fr', 'd’un', 'd'' un', 'd', 'with-next'),
    ('c', 'fr', 'chez', 'chez', 'chez', 'starts'), ('d', 'es', 'sur', 'sur', 'sur', 'starts')`);
  const id = await lessonWith('chunk');
  const cut = [
    ['Le chat dort sur', 'The cat sleeps on'],
    ['le lit.', 'the bed.'],
  ];
  const dream = [
    ['Il rêve d’un', 'It dreams of a'],
    ['grand poisson.', 'big fish.'],
  ];
  context.turns.push(
    JSON.stringify({
      s: [
        { i: 's1', c: cut },
        { i: 's2', c: dream },
      ],
    }),
  );
  await runJob(context, { resourceId: id, part: 'chunk', generation: 1 });
  expect(context.asked).toHaveLength(1);
  const told = context.asked[0]?.messages.at(-1)?.content ?? '';
  expect(told).toContain('"withNext":["Sur","d’un"]');
  expect(told).not.toContain('chez');
  const [part] = await database.db
    .select()
    .from(resourceParts)
    .where(sql`resource_id = ${id} and part = 'chunk'`);
  const { sentences } = ChunkContent.parse(part?.content);
  // The first chunk of s1 would be too long if it were joined to its neighbour, so the model's chunks do not
  // change.
  expect(sentences[0]?.pairs).toHaveLength(2);
  expect(sentences[1]?.pairs.map(({ target }) => target)).toEqual(['Il rêve d’un grand poisson.']);
  const [lesson] = await database.db.select().from(resources).where(eq(resources.id, id));
  expect(lesson?.text.sentences.map(({ chunks }) => chunks.length)).toEqual([2, 1]);
});

test('prefers accepted word corrections over the model’s reply', async () => {
  await database.exec(`
    insert into curated_words (id, language, native_language, word, form, sentence, was, pos, lemma,
      gloss, decided_at) values
    ('a', 'fr', 'en', 'chat', 'chat', 's', '{"lemma":"chat"}', null, null, 'tomcat', '2026-01-01'),
    ('b', 'fr', 'en', 'chat', 'chat', 's', '{"lemma":"chat"}', null, null, 'cat', '2026-01-02'),
    ('c', 'fr', 'en', 'lit', 'lit', 's', '{"lemma":"lire"}', 'noun', 'lit', 'bed', '2026-01-01'),
    ('d', 'fr', 'de', 'dort', 'dort', 's', '{}', null, null, 'schläft', '2026-01-01'),
    ('e', 'en', 'fr', 'bed', 'bed', 's', '{}', null, null, 'un lit', '2026-01-01')`);
  const id = await lessonWith('words');
  const target = [
    ['s1', 'T le;N chat chat;V dormir;E sur;T le;V lire'],
    ['s2', 'R il;V rêver;E de;T un;A grand;N poisson'],
  ];
  const native = [
    ['s1', 'T the;N cat;V sleep;E on;T the;N bed'],
    ['s2', 'R it;V dream;E of;T a;A big;N fish'],
  ];
  for (const side of [target, native]) {
    context.turns.push(
      JSON.stringify({
        w: side.map(([sentence, words = '']) => [
          sentence,
          words.split(';').map((word) => {
            const [code, lemma, gloss = 'x'] = word.split(' ');
            return [code, lemma, gloss, ''];
          }),
        ]),
      }),
    );
  }
  await runJob(context, { resourceId: id, part: 'words', generation: 1 });
  const [lesson] = await database.db.select().from(resources).where(eq(resources.id, id));
  const [first] = lesson?.text.sentences ?? [];
  const words = [first?.target, first?.native].flatMap((side) => (side ? wordTokens(side) : []));
  const of = (form: string) => words.find(({ text }) => text === form);
  expect(of('chat')).toMatchObject({ pos: 'noun', lemma: 'chat', gloss: 'cat' });
  expect(of('lit')).toMatchObject({ pos: 'noun', lemma: 'lit', gloss: 'bed' });
  expect(of('dort')?.gloss).toBe('x');
  expect(of('bed')).toMatchObject({ pos: 'noun', gloss: 'un lit' });
});

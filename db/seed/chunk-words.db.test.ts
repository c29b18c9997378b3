import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { check } from '#lessons/questions/chunk/check.ts';
import { NewChunkWord } from '#lessons/questions/chunk/chunk-word-list.ts';
import { ChunkContent } from '#lessons/questions/chunk/content.ts';
import { findChunkWords, followChunkWords } from '#lessons/questions/chunk/follow-chunk-words.ts';
import { phraseKey } from '#lessons/questions/chunk/phrase-words.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { demoLessons } from '#scripts/world/demo-lessons.ts';
import { seedChunkWords, starterChunkWords } from './chunk-words.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => database.exec('delete from chunk_words; delete from audit_log'));

const stored = async () =>
  (
    await database.db.execute<{ id: string; phrase: string }>(
      sql`select id, phrase from chunk_words`,
    )
  ).rows;

test('stores every starter word once, even when seeded again', async () => {
  await seedChunkWords(database.db, starterChunkWords);
  await seedChunkWords(database.db, starterChunkWords);
  expect(await stored()).toHaveLength(starterChunkWords.length);
});

test('does not restore words that an admin removed, even if the admin removed all of them', async () => {
  const [first, second] = starterChunkWords;
  if (!first || !second) throw new Error('there are no starter words');
  await seedChunkWords(database.db, [first, second]);
  await database.db.execute(sql`delete from chunk_words where phrase = ${first.phrase}`);
  await seedChunkWords(database.db, [first, second]);
  expect((await stored()).map(({ phrase }) => phrase)).toEqual([second.phrase]);
  await database.exec(`delete from chunk_words;
    insert into audit_log (action, subject) values ('chunk-words.removed', 'fr')`);
  await seedChunkWords(database.db, starterChunkWords);
  expect(await stored()).toEqual([]);
});

test('lists only starter words that an admin could also add, each once per language', () => {
  for (const word of starterChunkWords) {
    expect(NewChunkWord.safeParse(word).error?.issues, word.phrase).toBeUndefined();
  }
  const keys = starterChunkWords.map(({ language, phrase }) => [
    ...[language, phraseKey(language, phrase)],
  ]);
  expect(new Set(keys.map(String)).size).toBe(keys.length);
  const languages = new Set(starterChunkWords.map(({ language }) => language));
  expect([...languages].sort()).toEqual([
    ...['ar', 'cy', 'de', 'en', 'es', 'fr', 'it', 'ja', 'pt', 'ru', 'zh'],
  ]);
});

const wordsOf = (language: string) =>
  starterChunkWords.filter((word) => word.language === language);

test.each(demoLessons().map((lesson) => [lesson.id, lesson] as const))(
  'finds starter words in %s without breaking its hand-written chunks',
  (_, lesson) => {
    const { text, parts } = lesson;
    const target = wordsOf(text.target);
    const found = text.sentences.flatMap((one) => findChunkWords(text.target, one.target, target));
    expect(found.length).toBeGreaterThan(0);
    const content = ChunkContent.parse(parts.find(({ part }) => part === 'chunk')?.content);
    const native = wordsOf(text.native).filter(({ rule }) => rule === 'starts');
    const steered = content.sentences.map(({ sentenceId, pairs }) => {
      const sentence = text.sentences.find(({ id }) => id === sentenceId);
      if (!sentence) throw new Error(`no sentence ${sentenceId}`);
      return { sentenceId, pairs: followChunkWords(pairs, sentence, text, { target, native }) };
    });
    const problems = (chunks: ChunkContent) => check(chunks, text);
    expect(problems({ sentences: steered })).toEqual(problems(content));
  },
);

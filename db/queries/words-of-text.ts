import { type SQL, sql } from 'drizzle-orm';
import type { SideName } from '#language/text/text.ts';

/**
 * A statement that selects the curated chunk words that may occur in a text, using the index on `head`. For
 * the native language, it selects only words that start a chunk. Returns rows of `{side, phrase, rule}`.
 */
export const chunkWordsOfText = (
  asked: readonly { side: SideName; language: string; heads: readonly string[] }[],
): SQL =>
  sql.join(
    asked.map(
      ({ side, language, heads }) => sql`
        select ${side}::text as side, k.phrase, k.rule from chunk_words k
        where k.language = ${language}
          and k.head = any(array(select jsonb_array_elements_text(${JSON.stringify(heads)}::jsonb)))
          and (${side}::text = 'target' or k.rule = 'starts')`,
    ),
    sql` union all `,
  );

/**
 * A statement that selects the accepted annotations of the words of a text, using the index on `word`;
 * earlier decisions come first. `words` are `wordKey`s, and `other` is the language of the meanings.
 */
export const curatedWordsOfText = (
  asked: readonly { side: SideName; language: string; other: string; words: readonly string[] }[],
): SQL =>
  sql`${sql.join(
    asked.map(
      ({ side, language, other, words }) => sql`
        select ${side}::text as side, c.word, c.was ->> 'lemma' as "wasLemma", c.pos, c.lemma,
          c.reading, c.gloss, c.decided_at, c.id
        from curated_words c
        where c.language = ${language} and c.native_language = ${other}
          and c.word = any(array(select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb)))`,
    ),
    sql` union all `,
  )} order by decided_at, id`;

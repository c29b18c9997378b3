import { type SQL, sql } from 'drizzle-orm';
import type { SideName } from '#language/text/text.ts';

/**
 * The statement that finds the curated words that may stand in a text, each side by the index of heads;
 * of the native side only beginnings of chunks. Rows of `{side, phrase, rule}`.
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

import * as z from 'zod/mini';
import { ChunkWord, type ChunkWords } from '#contracts/admin/chunk-word.ts';
import type { Database } from '#db/client.ts';
import { chunkWordsOfText } from '#db/queries/chunk-words-of-text.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { SideName, type Text } from '#language/text/text.ts';
import { distinctWords } from '#language/text/word-tokens.ts';
import { headOf } from '#lessons/questions/chunk/phrase-words.ts';

const Row = z.extend(ChunkWord, { side: SideName });

/**
 * The curated words that may stand in a text: those that begin like one of its words. Of the native
 * language only the beginnings of chunks, which show where a partner is cut.
 */
export async function selectChunkWords(db: Database, text: Text): Promise<ChunkWords> {
  const asked = SideName.options.map((side) => ({
    side,
    language: text[side],
    heads: distinctWords(text, side, headOf),
  }));
  const found = await db.execute(chunkWordsOfText(asked));
  const rows = parseRows(Row, found);
  const of = (wanted: SideName) =>
    rows.filter(({ side }) => side === wanted).map(({ phrase, rule }) => ({ phrase, rule }));
  return { target: of('target'), native: of('native') };
}

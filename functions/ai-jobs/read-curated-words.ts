import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { curatedWordsOfText } from '#db/queries/curated-words-of-text.ts';
import { readRows } from '#db/queries/read-rows.ts';
import type { CuratedWord } from '#language/text/curate-marks.ts';
import { distinctWords } from '#language/text/distinct-words.ts';
import { PartOfSpeech, SideName, type Text } from '#language/text/text.ts';
import { wordKey } from '#language/text/word-key.ts';

const Row = z.object({
  side: SideName,
  word: z.string(),
  wasLemma: z.string().nullable(),
  pos: PartOfSpeech.nullable(),
  lemma: z.string().nullable(),
  reading: z.string().nullable(),
  gloss: z.string().nullable(),
});

/** What admins have accepted about words of this text, side by side, the earlier decisions first. */
export async function readCuratedWords(
  db: Database,
  text: Text,
): Promise<Record<SideName, CuratedWord[]>> {
  const asked = SideName.options.map((side) => ({
    side,
    language: text[side],
    other: text[side === 'target' ? 'native' : 'target'],
    words: distinctWords(text, side, wordKey),
  }));
  const rows = readRows(Row, await db.execute(curatedWordsOfText(asked)));
  const of = (wanted: SideName) =>
    rows.filter(({ side }) => side === wanted).map(({ side: _, ...word }) => word);
  return { target: of('target'), native: of('native') };
}

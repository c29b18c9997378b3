import { ar } from './corpus/ar/ar.ts';
import { cy } from './corpus/cy/cy.ts';
import { de } from './corpus/de/de.ts';
import { en } from './corpus/en/en.ts';
import { es } from './corpus/es/es.ts';
import { fr } from './corpus/fr/fr.ts';
import { it } from './corpus/it/it.ts';
import { ja } from './corpus/ja/ja.ts';
import { ar as arWords } from './corpus/lexicon/ar.ts';
import { cy as cyWords } from './corpus/lexicon/cy.ts';
import { de as deWords } from './corpus/lexicon/de.ts';
import { en as enWords } from './corpus/lexicon/en.ts';
import { es as esWords } from './corpus/lexicon/es.ts';
import { fr as frWords } from './corpus/lexicon/fr.ts';
import { it as itWords } from './corpus/lexicon/it.ts';
import { ja as jaWords } from './corpus/lexicon/ja.ts';
import { pt as ptWords } from './corpus/lexicon/pt.ts';
import { ru as ruWords } from './corpus/lexicon/ru.ts';
import { zh as zhWords } from './corpus/lexicon/zh.ts';
import { pt } from './corpus/pt/pt.ts';
import { ru } from './corpus/ru/ru.ts';
import type { LanguageText } from './corpus/scene-text.ts';
import { zh } from './corpus/zh/zh.ts';
import { type Lexicon, readLexicon } from './lexicon.ts';

/** One language of the demo writer. */
export interface WriterLanguage {
  code: string;
  text: LanguageText;
  lexicon: Lexicon;
}

/**
 * Every supported language, one per line. English comes first, because the other languages refer to the
 * numbers of its chunks.
 */
const written: [code: string, text: LanguageText, words: string][] = [
  ['en', en, enWords],
  ['ar', ar, arWords],
  ['cy', cy, cyWords],
  ['de', de, deWords],
  ['es', es, esWords],
  ['fr', fr, frWords],
  ['it', it, itWords],
  ['ja', ja, jaWords],
  ['pt', pt, ptWords],
  ['ru', ru, ruWords],
  ['zh', zh, zhWords],
];

const byCode: ReadonlyMap<string, WriterLanguage> = new Map(
  written.map(([code, text, words]) => [code, { code, text, lexicon: readLexicon(words) }]),
);

/** The codes of the languages that the demo writer supports, in any combination. */
export const writerLanguages: readonly string[] = [...byCode.keys()];

/** Returns undefined for a language that is not supported. */
export function writerLanguage(code: string): WriterLanguage | undefined {
  return byCode.get(code);
}

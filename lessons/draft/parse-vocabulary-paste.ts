import type { VocabPair } from '#contracts/resources/draft.ts';
import { languageName } from '#language/language-name.ts';
import { parseCells } from './parse-cells.ts';

export interface PastedVocabulary {
  pairs: VocabPair[];
  /** Lines that could not be taken (a cell of more than 120 characters), as they were. */
  leftOut: string[];
}

const longest = 120;

/** Heads that a list may carry, beside the names of its two languages. */
const targetHeads = ['target', 'word', 'words', 'term', 'vocabulary', 'vocab', 'phrase', 'front'];
const nativeHeads = ['native', 'meaning', 'translation', 'definition', 'back', 'gloss'];

/**
 * Reads vocabulary copied from a spreadsheet, a CSV file or a plain list. The first two filled
 * columns are target and native, unless a header row says that they stand the other way round.
 */
export function parseVocabularyPaste(
  pasted: string,
  languages: { from: string; to: string },
): PastedVocabulary {
  const rows = parseCells(pasted);
  const order = parseHeader(rows[0], languages);
  const body = order === 'none' ? rows : rows.slice(1);
  const pairs: VocabPair[] = [];
  const leftOut: string[] = [];
  for (const cells of body) {
    const [first = '', second = ''] = cells;
    const pair =
      order === 'swapped' ? { target: second, native: first } : { target: first, native: second };
    if (pair.target.length > longest || pair.native.length > longest) leftOut.push(cells.join(' '));
    else if (pair.target || pair.native) pairs.push(pair);
  }
  return { pairs, leftOut };
}

function parseHeader(
  cells: readonly string[] | undefined,
  { from, to }: { from: string; to: string },
): 'none' | 'straight' | 'swapped' {
  const [first = '', second = ''] = (cells ?? []).map((cell) => cell.toLowerCase());
  const target = new Set([...targetHeads, ...namesOf(to, from)]);
  const native = new Set([...nativeHeads, ...namesOf(from, to)]);
  if (target.has(first) && native.has(second)) return 'straight';
  if (native.has(first) && target.has(second)) return 'swapped';
  return 'none';
}

/** What a column of this language may be called: its code, its name in English and in both languages. */
function namesOf(language: string, other: string): string[] {
  return [
    language,
    languageName(language),
    languageName(language, language),
    languageName(language, other),
  ].map((name) => name.toLowerCase());
}

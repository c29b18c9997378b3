import { foldWord } from '../../languages/fold-word.ts';
import { graphemes } from '../../languages/graphemes.ts';
import { languageOf } from '../../languages/languages.ts';
import { segmentText } from '../../text/segment-text.ts';
import type { Token } from '../../text/text.ts';

export type TypedVerdict = 'right' | 'nearly' | 'missing';

/** One word of the sentence and how it was met; `typed` is what stood there instead. */
export interface ComparedWord {
  id: string;
  text: string;
  verdict: TypedVerdict;
  typed?: string;
}

/**
 * Compares a typed line with a sentence word by word, for talking about on the board: capitals and
 * punctuation cost nothing, one letter or an accent is "nearly". Where a language has no spaces, a word
 * is right when all its characters are there in their order; Japanese may be typed in kana. `extra` are typed words that fit nowhere.
 */
export function compareTyped(
  language: string,
  tokens: readonly Token[],
  typed: string,
): { words: ComparedWord[]; extra: string[] } {
  const expected = tokens.filter(({ isWord }) => isWord);
  if (language === 'ja') return compareJapanese(expected, typed);
  if (!languageOf(language).spaces) return compareCharacters(language, expected, typed);
  const given = segmentText(language, typed.normalize('NFC').trim(), 'typed')
    .filter(({ isWord }) => isWord)
    .map(({ text }) => text);
  const partners = align(expected.length, given.length, (a, b) =>
    likeness(language, expected[a]?.text ?? '', given[b] ?? ''),
  );
  const used = new Set(partners.values());
  return {
    words: expected.map(({ id, text }, at) => {
      const partner = partners.get(at);
      const word = partner === undefined ? undefined : given[partner];
      if (word === undefined) return { id, text, verdict: 'missing' };
      if (likeness(language, text, word) === 3) return { id, text, verdict: 'right' };
      return { id, text, verdict: 'nearly', typed: word };
    }),
    extra: given.filter((_, at) => !used.has(at)),
  };
}

/** As it is written or as it is read, whichever fits better: kana for kanji is no mistake of hearing. */
function compareJapanese(expected: readonly Token[], typed: string) {
  const written = compareCharacters('ja', expected, typed);
  const inKana = expected.map((token) => ({ ...token, text: token.reading ?? token.text }));
  const read = compareCharacters('ja', inKana, typed);
  const right = ({ words }: typeof read) =>
    words.filter(({ verdict }) => verdict === 'right').length;
  if (right(read) <= right(written)) return written;
  const words = read.words.map((word, at) => ({ ...word, text: expected[at]?.text ?? word.text }));
  return { ...read, words };
}

function compareCharacters(language: string, expected: readonly Token[], typed: string) {
  const letters = (text: string) =>
    graphemes(foldWord(language, text)).filter((each) => /[\p{L}\p{N}ー々]/u.test(each));
  const owners = expected.flatMap(({ text }, word) =>
    letters(text).map((letter) => ({ letter, word })),
  );
  const given = letters(typed);
  const partners = align(owners.length, given.length, (a, b) =>
    owners[a]?.letter === given[b] ? 3 : 0,
  );
  const used = new Set(partners.values());
  const words = expected.map(({ id, text }, word): ComparedWord => {
    const mine = owners.flatMap((owner, at) => (owner.word === word ? [partners.has(at)] : []));
    const met = mine.filter(Boolean).length;
    if (met === mine.length) return { id, text, verdict: 'right' };
    return { id, text, verdict: met * 2 >= mine.length && met > 0 ? 'nearly' : 'missing' };
  });
  return { words, extra: given.filter((_, at) => !used.has(at)) };
}

/** 3 for the same word, 1 for nearly the same, 0 for another. */
function likeness(language: string, expected: string, typed: string): 0 | 1 | 3 {
  const [a, b] = [foldWord(language, expected), foldWord(language, typed)];
  if (a === b) return 3;
  if (withoutAccents(a) === withoutAccents(b)) return 1;
  return graphemes(a).length >= 5 && oneSlip([...a], [...b]) ? 1 : 0;
}

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

/** True when one letter too many, too few or wrong, or two swapped neighbours, make the difference. */
function oneSlip(a: readonly string[], b: readonly string[]): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left[0] === right[1] && left[1] === right[0] && right.length === 2;
}

/**
 * The partners that make the most of `score` while both keep their order (dynamic programming, as in
 * aligning two sequences): from the place among `rows` to the place among `columns`.
 */
function align(
  rows: number,
  columns: number,
  score: (row: number, column: number) => number,
): Map<number, number> {
  const width = columns + 1;
  const best = new Uint32Array((rows + 1) * width);
  const at = (row: number, column: number) => best[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const fit = score(row, column);
      const paired = fit > 0 ? fit + at(row + 1, column + 1) : 0;
      best[row * width + column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  }
  const partners = new Map<number, number>();
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const fit = score(row, column);
    if (fit > 0 && at(row, column) === fit + at(row + 1, column + 1)) {
      partners.set(row, column);
      row += 1;
      column += 1;
    } else if (at(row, column) === at(row + 1, column)) row += 1;
    else column += 1;
  }
  return partners;
}

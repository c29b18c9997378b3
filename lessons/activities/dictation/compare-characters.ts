import { graphemes } from '#language/graphemes.ts';
import { plainAnswer } from '#language/marking/clean-answer.ts';
import { foldVariants, hiragana } from '#language/marking/fold-variants.ts';
import { type MarkingLanguage, markingLanguage } from '#language/marking/marking-language.ts';
import { nearestWriting } from '#language/marking/nearest-writing.ts';
import { waysToWrite } from '#language/readings/ways-to-write.ts';
import type { Token } from '#language/text/text.ts';
import { alignInOrder } from './align-in-order.ts';
import type { ComparedLine, ComparedWord } from './compared-line.ts';

/** In a verb or adjective another kanji may well sound the same: 合います was heard as 会います is. */
const inflected = /^\p{sc=Han}+\p{sc=Hiragana}+$/u;
const isKanji = (letter: string) => /\p{sc=Han}/u.test(letter);

/**
 * A language without spaces: a word is right when all its characters are there in their order. Another
 * kanji in a Japanese noun makes another word (月曜日 for 日曜日), as in marking.
 */
export function compareCharacters(
  code: string,
  expected: readonly Token[],
  typed: string,
): ComparedLine {
  const language = markingLanguage(code);
  const owners = expected.flatMap(({ text }, word) =>
    lettersOf(text, language).map((letter) => ({ letter: hiragana(letter), word })),
  );
  const given = lettersOf(typed, language);
  const pairs = alignInOrder(owners.length, given.length, (row, column) =>
    owners[row]?.letter === hiragana(given[column] ?? '')
      ? [{ rows: 1, columns: 1, worth: 1 }]
      : [],
  );
  const met = new Set(pairs.map(({ row }) => row));
  const used = new Set(pairs.map(({ column }) => column));
  /** What was typed between the nearest letters around this one that were met. */
  const instead = (row: number) =>
    given.slice(
      (pairs.findLast((pair) => pair.row < row)?.column ?? -1) + 1,
      pairs.find((pair) => pair.row > row)?.column,
    );
  const isReplaced = (row: number) =>
    !met.has(row) && isKanji(owners[row]?.letter ?? '') && instead(row).some(isKanji);
  const words = expected.map(({ id, text }, word): ComparedWord => {
    const mine = owners.flatMap((owner, at) => (owner.word === word ? [at] : []));
    const there = mine.filter((row) => met.has(row)).length;
    if (there === mine.length) return { id, text, verdict: 'right' };
    const isOther = code === 'ja' && !inflected.test(text) && mine.some(isReplaced);
    if (isOther) return { id, text, verdict: 'missing' };
    return { id, text, verdict: there * 2 >= mine.length && there > 0 ? 'nearly' : 'missing' };
  });
  return { words, extra: given.filter((_, at) => !used.has(at)) };
}

/** Each word in the writing that is nearest to what was typed: kana for kanji is no mistake of hearing. */
export function compareJapanese(expected: readonly Token[], typed: string): ComparedLine {
  const nearest = nearestWriting(expected.map(waysToWrite), plainAnswer(typed, japanese));
  const compared = expected.map((token, at) => ({ ...token, text: nearest[at] ?? token.text }));
  const { words, extra } = compareCharacters('ja', compared, typed);
  return { words: words.map((word, at) => ({ ...word, text: expected[at]?.text ?? '' })), extra };
}

const japanese = markingLanguage('ja');

/** The letters that are compared, in one of their accepted spellings; between digits a point is one. */
const lettersOf = (text: string, language: MarkingLanguage) =>
  graphemes(foldVariants(plainAnswer(text, language), language)).filter((each) =>
    /[\p{L}\p{N}.]/u.test(each),
  );

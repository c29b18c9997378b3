import { graphemes } from '../../languages/graphemes.ts';
import { inKana } from '../../languages/readings/kana.ts';
import { plainAnswer } from '../../marking/clean-answer.ts';
import { foldVariants, hiragana } from '../../marking/fold-variants.ts';
import { type MarkingLanguage, markingLanguage } from '../../marking/marking-language.ts';
import type { Token } from '../../text/text.ts';
import { alignInOrder } from './align-in-order.ts';
import type { ComparedLine, ComparedWord } from './compared-line.ts';

/** A language without spaces: a word is right when all its characters are there in their order. */
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
  const words = expected.map(({ id, text }, word): ComparedWord => {
    const mine = owners.flatMap((owner, at) => (owner.word === word ? [met.has(at)] : []));
    const there = mine.filter(Boolean).length;
    if (there === mine.length) return { id, text, verdict: 'right' };
    return { id, text, verdict: there * 2 >= mine.length && there > 0 ? 'nearly' : 'missing' };
  });
  return { words, extra: given.filter((_, at) => !used.has(at)) };
}

/** As it is written or as it is read, whichever fits better: kana for kanji is no mistake of hearing. */
export function compareJapanese(expected: readonly Token[], typed: string): ComparedLine {
  const written = compareCharacters('ja', expected, typed);
  const sounds = expected.map((token) => ({ ...token, text: inKana(token) }));
  const read = compareCharacters('ja', sounds, typed);
  const right = ({ words }: ComparedLine) =>
    words.filter(({ verdict }) => verdict === 'right').length;
  if (right(read) <= right(written)) return written;
  const words = read.words.map((word, at) => ({ ...word, text: expected[at]?.text ?? word.text }));
  return { ...read, words };
}

/** The letters that are compared, in one of their accepted spellings; between digits a point is one. */
const lettersOf = (text: string, language: MarkingLanguage) =>
  graphemes(foldVariants(plainAnswer(text, language), language)).filter((each) =>
    /[\p{L}\p{N}.]/u.test(each),
  );

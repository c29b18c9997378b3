import { graphemes } from '#language/graphemes.ts';
import { languageOf } from '#language/languages.ts';
import {
  cleanAnswer,
  plainAnswer,
  withDots,
  withTypedAccents,
} from '#language/marking/clean-answer.ts';
import { comparePhrases } from '#language/marking/compare-phrases.ts';
import type { Comparison } from '#language/marking/compare-words.ts';
import { englishForm, sameForm } from '#language/marking/english-forms.ts';
import { foldVariants, hiragana } from '#language/marking/fold-variants.ts';
import { heardInDigits } from '#language/marking/heard-in-digits.ts';
import { withoutDiacritics } from '#language/marking/letters.ts';
import type { MarkingReason } from '#language/marking/marking-item.ts';
import { type MarkingLanguage, markingLanguage } from '#language/marking/marking-language.ts';
import { nearestWriting } from '#language/marking/nearest-writing.ts';
import { waysToWrite } from '#language/readings/ways-to-write.ts';
import { segmentText } from '#language/text/segment-text.ts';
import type { Token } from '#language/text/text.ts';

/**
 * Compares a typed line with a sentence word by word, for discussion at the board, by the rules for marking
 * homework (language-rules 2). Capitals, punctuation, spaces and accepted spellings have no effect. A typo or
 * a missing accent is "nearly"; another word or another letter of the language is wrong. Languages without
 * spaces are compared character by character. Japanese may be typed in kana, and digits of the sentence as
 * number words. `extra` contains the typed words that do not match any word.
 */
export function compareTyped(
  language: string,
  tokens: readonly Token[],
  typed: string,
): ComparedLine {
  const line = lineOf(tokens);
  const how = markingLanguage(language);
  const compare = (text: string): ComparedLine => {
    if (language === 'ja') return compareJapanese(line.words, text);
    if (!languageOf(language).spaces) return compareCharacters(language, line.words, text);
    return compareSpaced(how, line, text);
  };
  const heard = (text: string) =>
    heardInDigits(
      { expected: plainAnswer(line.text, how), signs: line.text, typed: text },
      language,
    );
  const plain = plainAnswer(typed, how);
  const meant = withTypedAccents(typed, line.text, how);
  // The typed text may be an alternative spelling: e' for è, or "vingt" for 20.
  const others = [
    ...(meant === typed ? [] : [meant]),
    ...[plain, plainAnswer(meant, how)].map(heard).filter((text) => text !== plain),
  ];
  return [...new Set(others)].map(compare).reduce(nearer, compare(typed));
}

/** Returns the line with more right words. On a tie, returns the line with fewer extra words. */
function nearer(one: ComparedLine, other: ComparedLine): ComparedLine {
  const more = rightIn(other) - rightIn(one);
  const isNearer = more > 0 || (more === 0 && other.extra.length < one.extra.length);
  return isNearer ? other : one;
}

const rightIn = ({ words }: ComparedLine): number =>
  words.filter(({ verdict }) => verdict === 'right').length;

/** A line and its words. */
interface Line {
  text: string;
  words: readonly Token[];
}

function lineOf(tokens: readonly Token[]): Line {
  const words = tokens.filter(({ isWord }) => isWord);
  return { text: tokens.map(({ text }) => text).join(''), words };
}

function compareSpaced(language: MarkingLanguage, wanted: Line, typed: string): ComparedLine {
  const given = lineOf(segmentText(language.code, cleanAnswer(typed, language), 'typed'));
  const how: Comparison = {
    language,
    preset: 'standard',
    otherWords: new Set(wanted.words.map(({ text }) => plainAnswer(text, language))),
    testsEndings: false,
  };
  const meet = meetWordsBy(how);
  const bare = ({ text }: Token) =>
    withoutDiacritics(plainAnswer(text, language), language).replace(/[ '-]/g, '');
  const [rows, columns] = [wanted.words.map(bare), given.words.map(bare)];
  const pairs = alignInOrder(rows.length, columns.length, (row, column) =>
    runsFrom(rows, columns, row, column).flatMap((run) => {
      const instead = slice(given, column, run.columns);
      const verdict = meet(slice(wanted, row, run.rows), instead);
      const worth = run.rows * (verdict === 'right' ? 3 : 1);
      return verdict ? [{ ...run, verdict, worth, instead }] : [];
    }),
  );
  const words = wanted.words.map(({ id, text }, at): ComparedWord => {
    const pair = pairs.find(({ row, rows: count }) => row <= at && at < row + count);
    if (!pair) return { id, text, verdict: 'missing' };
    // Text that was typed for several words is attached to the first of these words.
    const told = pair.verdict === 'nearly' && at === pair.row ? { typed: pair.instead } : {};
    return { id, text, verdict: pair.verdict, ...told };
  });
  const used = new Set(pairs.flatMap(({ column, columns: n }) => range(column, n)));
  return { words, extra: given.words.flatMap(({ text }, at) => (used.has(at) ? [] : [text])) };
}

const range = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);

/** Returns consecutive words of a line, with the spaces and punctuation between them. */
function slice({ text, words }: Line, from: number, count: number): string {
  const first = words[from];
  return text.slice(first?.start, words[from + count - 1]?.end);
}

/**
 * Returns the runs of words, starting at this position, that may be compared as a unit. These are (a) a
 * single word on each side and (b) the shortest runs that have the same letters on both sides, regardless of
 * spacing (`dix huit`, `학교에가요`, `quest-ce que`).
 */
function runsFrom(
  rows: readonly string[],
  columns: readonly string[],
  row: number,
  column: number,
): { rows: number; columns: number }[] {
  const single = { rows: 1, columns: 1 };
  const run = { ...single };
  let [wanted, given] = [rows[row] ?? '', columns[column] ?? ''];
  while (wanted !== given) {
    if (!wanted.startsWith(given) && !given.startsWith(wanted)) return [single];
    const [next, other] = [rows[row + run.rows], columns[column + run.columns]];
    if (wanted.length < given.length) {
      if (next === undefined) return [single];
      wanted += next;
      run.rows += 1;
    } else {
      if (other === undefined) return [single];
      given += other;
      run.columns += 1;
    }
  }
  return run.rows === 1 && run.columns === 1 ? [single] : [single, run];
}

/**
 * The mistakes that the class has to correct. All other marking notes are about accepted spellings, spaces
 * and punctuation.
 */
const toMend: readonly MarkingReason[] = ['accent', 'tone', 'typo'];

/** Differences that earn marks in homework, but count as another word in a dictation. */
const otherWords: readonly MarkingReason[] = [
  'article',
  'missing-article',
  'extra-article',
  'gender',
  'form',
  'missing-word',
  'extra-word',
];

/**
 * Returns a function that compares typed words with the words of the sentence by the rules for marking
 * homework. The function returns null if the typed words are marked as wrong because they are another word,
 * contain another letter of the language, or have no similarity.
 */
function meetWordsBy(how: Comparison) {
  const { language } = how;
  // Every word is compared with every other word, so normalises each only once.
  const known = new Map<string, string>();
  const plain = (text: string): string => {
    const form = known.get(text) ?? plainAnswer(text, language);
    known.set(text, form);
    return form;
  };
  return (expected: string, typed: string): 'right' | 'nearly' | null => {
    const wanted = plain(expected);
    const forms = new Set([typed, withDots(typed, language)].map(plain));
    if (forms.has(wanted)) return 'right';
    if (language.code === 'en' && sameForm(englishForm(plain(typed)), englishForm(wanted)))
      return 'right';
    const met = [...forms]
      .map((form) => comparePhrases(wanted, form, how))
      .filter(
        ({ verdict, reasons }) =>
          verdict !== 'wrong' && !reasons.some((each) => otherWords.includes(each)),
      );
    if (met.length === 0) return null;
    return met.some(({ reasons }) => !reasons.some((each) => toMend.includes(each)))
      ? 'right'
      : 'nearly';
  };
}

/**
 * The verdict on a word, as shown to the class. `right`: the word was heard and written correctly, or in an
 * accepted spelling. `nearly`: it was heard correctly, but misspelt. `missing`: the class should listen to it
 * again.
 */
export type TypedVerdict = 'right' | 'nearly' | 'missing';

/** One word of the sentence and its verdict; `typed` is the text that was typed in place of the word. */
export interface ComparedWord {
  id: string;
  text: string;
  verdict: TypedVerdict;
  typed?: string;
}

/** A sentence word by word, and the typed words that do not match any word. */
export interface ComparedLine {
  words: ComparedWord[];
  extra: string[];
}

/**
 * Matches verbs and adjectives. Written with another kanji, such a word may sound the same: 合います can be heard
 * as 会います.
 */
const inflected = /^\p{sc=Han}+\p{sc=Hiragana}+$/u;
const isKanji = (letter: string) => /\p{sc=Han}/u.test(letter);

/**
 * Compares languages without spaces: a word is right if all its characters occur in order. In a Japanese
 * noun, another kanji makes another word (月曜日 for 日曜日), as in marking.
 */
function compareCharacters(code: string, expected: readonly Token[], typed: string): ComparedLine {
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
  /**
   * Returns the text that was typed in place of this letter, between the closest matched letters on both
   * sides.
   */
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

/**
 * Compares each word in its spelling that is closest to the typed text, because kana in place of kanji is not
 * a listening mistake.
 */
function compareJapanese(expected: readonly Token[], typed: string): ComparedLine {
  const nearest = nearestWriting(expected.map(waysToWrite), plainAnswer(typed, japanese));
  const compared = expected.map((token, at) => ({ ...token, text: nearest[at] ?? token.text }));
  const { words, extra } = compareCharacters('ja', compared, typed);
  return { words: words.map((word, at) => ({ ...word, text: expected[at]?.text ?? '' })), extra };
}

const japanese = markingLanguage('ja');

/**
 * Returns the letters to compare, after spelling variants are unified. A decimal point between digits counts
 * as a letter.
 */
const lettersOf = (text: string, language: MarkingLanguage) =>
  graphemes(foldVariants(plainAnswer(text, language), language)).filter((each) =>
    /[\p{L}\p{N}.]/u.test(each),
  );

/** A candidate pairing at one position: its number of rows, its number of columns, and its score. */
interface Pairing {
  rows: number;
  columns: number;
  /** The score; always above 0, because unrelated words are never paired. */
  worth: number;
}

/** A chosen pairing and its start position. */
type Placed<P> = P & { row: number; column: number };

/**
 * Returns the pairings with the highest total score that preserve the order of both sides (dynamic
 * programming, as in sequence alignment). `pairings` returns the candidates that start at a given row and
 * column.
 */
function alignInOrder<P extends Pairing>(
  rows: number,
  columns: number,
  pairings: (row: number, column: number) => readonly P[],
): Placed<P>[] {
  const width = columns + 1;
  const best = new Uint32Array((rows + 1) * width);
  const chosen = new Map<number, P>();
  const at = (row: number, column: number) => best[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      let most = Math.max(at(row + 1, column), at(row, column + 1));
      for (const pairing of pairings(row, column)) {
        const together = pairing.worth + at(row + pairing.rows, column + pairing.columns);
        // A tie also replaces the pairing: if two words are equal, the pupil meant the earlier word.
        if (together < most) continue;
        most = together;
        chosen.set(row * width + column, pairing);
      }
      best[row * width + column] = most;
    }
  }
  const placed: Placed<P>[] = [];
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const pairing = chosen.get(row * width + column);
    if (pairing) {
      placed.push({ ...pairing, row, column });
      row += pairing.rows;
      column += pairing.columns;
    } else if (at(row, column) === at(row + 1, column)) row += 1;
    else column += 1;
  }
  return placed;
}

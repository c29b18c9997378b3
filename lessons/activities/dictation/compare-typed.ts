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
import { heardInDigits } from '#language/marking/heard-in-digits.ts';
import { withoutDiacritics } from '#language/marking/letters.ts';
import type { MarkingReason } from '#language/marking/marking-item.ts';
import { type MarkingLanguage, markingLanguage } from '#language/marking/marking-language.ts';
import { segmentText } from '#language/text/segment-text.ts';
import type { Token } from '#language/text/text.ts';
import { alignInOrder } from './align-in-order.ts';
import { compareCharacters, compareJapanese } from './compare-characters.ts';
import type { ComparedLine, ComparedWord } from './compared-line.ts';

/**
 * Compares a typed line with a sentence word by word, for talking about on the board, by the rules that
 * mark homework (language-rules 2): capitals, signs, spaces and accepted spellings cost nothing; a slip
 * or a missing accent is "nearly"; another word or another letter of the language is not the word.
 * Languages without spaces go sign by sign; Japanese may be typed in kana, and digits of the sentence as
 * the words that are heard. `extra` are typed words that fit nowhere.
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
  // What was typed may be read in another way: e' is è, and "vingt" may be heard for 20.
  const others = [
    ...(meant === typed ? [] : [meant]),
    ...[plain, plainAnswer(meant, how)].map(heard).filter((text) => text !== plain),
  ];
  return [...new Set(others)].map(compare).reduce(nearer, compare(typed));
}

/** The line that has more right words, then the one with fewer that fit nowhere. */
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
    // What was typed for several words stands at the first of them.
    const told = pair.verdict === 'nearly' && at === pair.row ? { typed: pair.instead } : {};
    return { id, text, verdict: pair.verdict, ...told };
  });
  const used = new Set(pairs.flatMap(({ column, columns: n }) => range(column, n)));
  return { words, extra: given.words.flatMap(({ text }, at) => (used.has(at) ? [] : [text])) };
}

const range = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);

/** Some words of a line with the spaces and signs between them. */
function slice({ text, words }: Line, from: number, count: number): string {
  const first = words[from];
  return text.slice(first?.start, words[from + count - 1]?.end);
}

/**
 * The words from here on that may be compared as one: a word and a word, and the fewest whose letters
 * are the same on both sides however they are spaced (`dix huit`, `학교에가요`, `quest-ce que`).
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

/** What a class has to mend. The other notes of marking are accepted spellings, spaces and signs. */
const toMend: readonly MarkingReason[] = ['accent', 'tone', 'typo'];

/** What earns marks in homework, but is another word where a line is written down as it is heard. */
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
 * How words as they were typed stand to those of the sentence, by the rules that mark homework; null
 * where marking calls them wrong: another word, another letter of the language, or nothing alike.
 */
function meetWordsBy(how: Comparison) {
  const { language } = how;
  // Every word meets every other, so each is read once.
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

import { languageName } from '#language/language-name.ts';
import { languageOf } from '#language/languages.ts';
import { evidenceFor, otherLanguage } from '#language/other-language.ts';
import type { ModelReplyLine, TextLanguages } from '#language/text/build-sentence.ts';
import { parseListNumber } from '#lessons/draft/pasted/list-number.ts';
import type { Problem } from '#lessons/questions/define-question.ts';
import { fold } from '#lessons/questions/find-in-text.ts';

/** Words and signs that models write as the speaker of a line without a speaker. */
const nobody = /^(?:n\/?a|none|null|nobody|narrator|[-–—.])$/iu;
/**
 * A list bullet. Excludes dashes: they are bullets only before a speaker's words, and elsewhere they
 * introduce direct speech.
 */
const bullet = /^[•‣◦▪●*]\s+/u;
const dash = /^[-–—]\s+/u;
const bulletOrDash = /^[•‣◦▪●*–—-]\s+/u;

/**
 * A line with at least this many words is more than an interjection. If it is repeated, or is the same on
 * both sides, this is no coincidence.
 */
const fewestWords = 4;
const fewestLetters = 8;
/**
 * The number of recognized function words by which one order of a row's two sides must beat the other before
 * it is considered the right order.
 */
const clearLead = 3;

/**
 * Checks the rows of a text as they arrive. Strips leading numbers and bullets, and swaps reversed sides.
 * Drops three kinds of rows, with the reason: rows in another language, rows whose sides are equal, and rows
 * that the model repeats in a loop. Buffers a row that looks like the first item of a list until the next row
 * arrives, because the row may start with a date such as "1. Mai".
 */
export class RowChecker {
  /** The reasons for the rows dropped since the current reply began, in order. */
  problems: Problem[] = [];
  readonly #languages: TextLanguages;
  readonly #seen = new Map<string, number>();
  #last: [key: string, times: number] = ['', 0];
  #taken = 0;
  #repeats = 0;
  #row = 0;
  #isNumbered = false;
  #held: ModelReplyLine | null = null;
  /**
   * The evidence that the sides are swapped, over all rows so far: the function words that match with swapped
   * sides, minus those that match in the given order.
   */
  #lead = 0;

  /** `done` contains the target lines that the text already has. */
  constructor(languages: TextLanguages, done: readonly string[] = []) {
    this.#languages = languages;
    for (const line of done) this.#note(this.#keyOf(line, 'target'));
  }

  /**
   * Starts a new reply, which may number its rows from 1 again. Returns the problems of the previous reply.
   */
  takeProblems(): Problem[] {
    this.#row = 0;
    this.#isNumbered = false;
    this.#held = null;
    const { problems } = this;
    this.problems = [];
    return problems;
  }

  /** Returns the rows that can be accepted now. */
  push(row: ModelReplyLine): ModelReplyLine[] {
    this.#row += 1;
    const held = this.#held;
    this.#held = null;
    if (this.#isNumbered) return this.#check(withoutNumber(row));
    const isMarked = numberOf(row) === this.#row;
    if (held) {
      this.#isNumbered = isMarked;
      const strip = isMarked ? withoutNumber : (one: ModelReplyLine) => one;
      return [...this.#check(strip(held), this.#row - 1), ...this.#check(strip(row))];
    }
    if (!isMarked) return this.#check(row);
    if (numbersOf(row).every((number) => number === this.#row)) {
      this.#isNumbered = true;
      return this.#check(withoutNumber(row));
    }
    this.#held = row;
    return [];
  }

  /** Returns the buffered row at the end of the reply, when no other row can follow. */
  end(): ModelReplyLine[] {
    const held = this.#held;
    this.#held = null;
    return held ? this.#check(held) : [];
  }

  #check(given: ModelReplyLine, at = this.#row): ModelReplyLine[] {
    const row = this.#turned(withoutBullets(given));
    const reason = this.#faultOf(row);
    if (reason === null) {
      this.#note(this.#keyOf(row[1], 'target'));
      return [row];
    }
    this.problems.push({ where: `row ${at}`, message: reason });
    return [];
  }

  /**
   * Puts the sides in the right order. Decides by this row alone if its evidence is clear, else by all rows
   * so far.
   */
  #turned(row: ModelReplyLine): ModelReplyLine {
    const { target, native } = this.#languages;
    const [speaker, first, second] = row;
    const straight = evidenceFor(target, first) + evidenceFor(native, second);
    const crossed = evidenceFor(native, first) + evidenceFor(target, second);
    this.#lead += crossed - straight;
    const tells = Math.abs(crossed - straight) >= clearLead;
    return (tells ? crossed > straight : this.#lead >= clearLead) ? [speaker, second, first] : row;
  }

  #faultOf([, first, second]: ModelReplyLine): string | null {
    const { target, native } = this.#languages;
    const own = this.#keyOf(first, 'target');
    if (isLong(first, target) && own === this.#keyOf(second, 'native')) {
      const [language, otherLanguage] = [languageName(target), languageName(native)];
      return `Both sides say the same. The second is ${language}, the third ${otherLanguage}.`;
    }
    for (const [line, language, other] of [
      [first, target, native],
      [second, native, target],
    ] as const) {
      if (otherLanguage(line, language, [other]) !== null) {
        const itsLanguage = languageName(language);
        return `“${line}” is not ${itsLanguage}. Write it in ${itsLanguage}.`;
      }
    }
    const times = this.#seen.get(own) ?? 0;
    const [last, inRow] = this.#last;
    // A refrain recurs, and a song may repeat each line once. Only a line that is repeated more often counts
    // as a loop.
    const circles = (last === own && inRow >= 2) || this.#repeats * 2 >= this.#taken;
    if (times > 0 && isLong(first, target) && circles) {
      return `“${first}” was written before. Go on with something new.`;
    }
    return null;
  }

  #note(key: string): void {
    const times = this.#seen.get(key) ?? 0;
    this.#seen.set(key, times + 1);
    this.#taken += 1;
    if (times > 0) this.#repeats += 1;
    this.#last = [key, this.#last[0] === key ? this.#last[1] + 1 : 1];
  }

  #keyOf = (line: string, side: 'target' | 'native') => fold(line, this.#languages[side]);
}

/** True if a line is too long to be repeated by coincidence, unlike a short answer such as "Oui, merci." */
export function isLong(line: string, language: string): boolean {
  if (!languageOf(language).spaces) return (line.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters;
  return (line.match(/[\p{L}\p{N}\p{M}]+/gu)?.length ?? 0) >= fewestWords;
}

const numbersOf = ([, target, native]: ModelReplyLine) =>
  [target, native].map((line) => parseListNumber(plainStart(line))?.number ?? null);

const numberOf = (row: ModelReplyLine) => numbersOf(row).find((number) => number !== null) ?? null;

const plainStart = (line: string) => line.replace(/^[¶|\s]+/u, '');

const withoutNumber = ([speaker, target, native]: ModelReplyLine): ModelReplyLine => [
  parseListNumber(speaker)?.rest ?? speaker,
  stripped(target),
  stripped(native),
];

/** Strips the number from a line. Keeps a paragraph sign before the number and drops a cut after it. */
function stripped(line: string): string {
  const paragraph = /^[\s|]*¶/u.exec(line)?.[0] ?? '';
  const joined = line
    .slice(paragraph.length)
    .replace(/^([（(]?\p{Nd}{1,3})\|?([.．）)、])\|?/u, '$1$2');
  const rest = parseListNumber(joined.trimStart())?.rest;
  return rest === undefined ? line : `${paragraph}${rest.replace(/^[|\s]+/u, '')}`;
}

function withoutBullets([speaker, target, native]: ModelReplyLine): ModelReplyLine {
  const name = nobody.test(speaker.trim()) ? '' : speaker;
  const point = name === '' ? bullet : bulletOrDash;
  const isPoint = point.test(plainStart(target)) && point.test(plainStart(native));
  if (!isPoint && !(name !== '' && dash.test(plainStart(target)))) return [name, target, native];
  const bare = (line: string) => {
    const paragraph = /^[\s|]*¶/u.exec(line)?.[0] ?? '';
    return paragraph + plainStart(line.slice(paragraph.length)).replace(point, '');
  };
  return [name, bare(target), bare(native)];
}

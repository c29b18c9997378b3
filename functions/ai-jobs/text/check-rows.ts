import { languageName } from '#language/language-name.ts';
import { languageOf } from '#language/languages.ts';
import { evidenceFor, otherLanguage } from '#language/other-language.ts';
import type { ModelReplyLine, TextLanguages } from '#language/text/build-sentence.ts';
import { parseListNumber } from '#lessons/draft/pasted/list-number.ts';
import type { Problem } from '#lessons/questions/define-question.ts';
import { fold } from '#lessons/questions/find-in-text.ts';

/** Placeholders that models write when a line has no speaker. */
const nobody = /^(?:n\/?a|none|null|nobody|narrator|[-–—.])$/iu;
/**
 * A list bullet. Dashes are not included: they are bullets only before a speaker's words, and elsewhere they
 * introduce direct speech.
 */
const bullet = /^[•‣◦▪●*]\s+/u;
const dash = /^[-–—]\s+/u;
const bulletOrDash = /^[•‣◦▪●*–—-]\s+/u;

/**
 * Lines with at least this many words are not interjections. If such a line is repeated, or is the same on
 * both sides, it is no coincidence.
 */
const fewestWords = 4;
const fewestLetters = 8;
/**
 * Minimum difference in recognized function words for deciding that a row's sides are swapped or in the right
 * order.
 */
const clearLead = 3;

/**
 * Checks the rows of a text as they arrive. Strips leading numbers and bullets, and swaps reversed sides.
 * Drops, with the reason, rows in another language, rows that are the same on both sides, and the rows of a
 * model that repeats itself. A row that looks like the first item of a list is buffered until the next row
 * arrives, because "1. Mai" is not a list.
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
   * How many more function words match with the sides swapped than in the given order, over all rows so far.
   */
  #lead = 0;

  /** `done` are the existing target lines. */
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

  /** Returns the buffered row when no other row follows. */
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
   * Puts the sides in the right order: based on the row if its evidence is clear, else on all rows so far.
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
      return `Both sides say the same. The second is ${languageName(target)}, the third ${languageName(native)}.`;
    }
    for (const [line, language, other] of [
      [first, target, native],
      [second, native, target],
    ] as const) {
      if (otherLanguage(line, language, [other]) !== null) {
        return `“${line}” is not ${languageName(language)}. Write it in ${languageName(language)}.`;
      }
    }
    const times = this.#seen.get(own) ?? 0;
    const [last, inRow] = this.#last;
    // A refrain recurs, and a song may repeat each line once. Only more repetition than this counts as a
    // loop.
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

/** True if a line is long enough to be distinctive, so longer than an answer such as "Oui, merci." */
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

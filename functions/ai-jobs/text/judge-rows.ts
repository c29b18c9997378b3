import { languageName } from '#language/language-name.ts';
import { languageOf } from '#language/languages.ts';
import { evidenceFor, otherLanguage } from '#language/other-language.ts';
import type { ModelReplyLine, TextLanguages } from '#language/text/build-sentence.ts';
import { parseListNumber } from '#lessons/draft/pasted/list-number.ts';
import type { Problem } from '#lessons/questions/define-question.ts';
import { fold } from '#lessons/questions/find-in-text.ts';

/** What a model writes where nobody speaks. */
const nobody = /^(?:n\/?a|none|null|nobody|narrator|[-–—.])$/iu;
/** A point of a list; dashes are points only before a speaker's words, elsewhere they are speech. */
const bullet = /^[•‣◦▪●*]\s+/u;
const dash = /^[-–—]\s+/u;
const bulletOrDash = /^[•‣◦▪●*–—-]\s+/u;

/** So many words are no interjection: what repeats them, or is the same on both sides, is no accident. */
const fewestWords = 4;
const fewestLetters = 8;
/** Small words by which a row must speak for one order of its sides. */
const clearLead = 3;

/**
 * Looks at the rows of a text as they come. Numbers and bullets in front are taken off, swapped sides are
 * turned round; a row in another language, one that is the same on both sides, and the rows of a model
 * that goes round in circles are left out, with the reason. A row that looks like the first of a list waits
 * for the next one, "1. Mai" being no list.
 */
export class RowJudge {
  /** Why rows were left out since the last reply began, in their order. */
  problems: Problem[] = [];
  readonly #languages: TextLanguages;
  readonly #seen = new Map<string, number>();
  #last: [key: string, times: number] = ['', 0];
  #taken = 0;
  #repeats = 0;
  #row = 0;
  #isNumbered = false;
  #held: ModelReplyLine | null = null;
  /** By how many small words the rows so far speak for swapped sides. */
  #lead = 0;

  /** `done` are the target lines that are there already. */
  constructor(languages: TextLanguages, done: readonly string[] = []) {
    this.#languages = languages;
    for (const line of done) this.#note(this.#keyOf(line, 'target'));
  }

  /** Begins a new reply, which may number its rows from 1 on. Answers what was wrong with the last one. */
  takeProblems(): Problem[] {
    this.#row = 0;
    this.#isNumbered = false;
    this.#held = null;
    const { problems } = this;
    this.problems = [];
    return problems;
  }

  /** The rows that can be taken now. */
  push(row: ModelReplyLine): ModelReplyLine[] {
    this.#row += 1;
    const held = this.#held;
    this.#held = null;
    if (this.#isNumbered) return this.#judge(withoutNumber(row));
    const isMarked = numberOf(row) === this.#row;
    if (held) {
      this.#isNumbered = isMarked;
      const strip = isMarked ? withoutNumber : (one: ModelReplyLine) => one;
      return [...this.#judge(strip(held), this.#row - 1), ...this.#judge(strip(row))];
    }
    if (!isMarked) return this.#judge(row);
    if (numbersOf(row).every((number) => number === this.#row)) {
      this.#isNumbered = true;
      return this.#judge(withoutNumber(row));
    }
    this.#held = row;
    return [];
  }

  /** The row that waited, once no other comes. */
  end(): ModelReplyLine[] {
    const held = this.#held;
    this.#held = null;
    return held ? this.#judge(held) : [];
  }

  #judge(given: ModelReplyLine, at = this.#row): ModelReplyLine[] {
    const row = this.#turned(withoutBullets(given));
    const reason = this.#faultOf(row);
    if (reason === null) {
      this.#note(this.#keyOf(row[1], 'target'));
      return [row];
    }
    this.problems.push({ where: `row ${at}`, message: reason });
    return [];
  }

  /** The sides where they belong: by the row where it tells, else by all rows so far. */
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
    // A refrain comes back, a song may sing each line twice: only more than that is a circle.
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

/** Whether a line is long enough to be told from others: more than an answer such as "Oui, merci." */
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

/** A line without its number; a sign of a paragraph in front stays, a cut behind the number goes. */
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

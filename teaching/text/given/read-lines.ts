import { languageOf } from '../../languages/languages.ts';
import { tidyLine } from '../build-sentence.ts';
import { readSpeaker } from './read-speaker.ts';

/** One line of a teacher's text as it was meant: wrapped lines are one, and its list number is apart. */
export interface GivenLine {
  text: string;
  /** True behind an empty line or an ornament, and at every line of a text that has no empty ones. */
  startsParagraph: boolean;
  /** True when it stood in a numbered list; the number is not part of `text`. */
  numbered: boolean;
}

/** The zero of each script's digits. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
const listNumber = /^[（(]?(\p{Nd}{1,3})[.)\]．）、:：](?:\s+|(?=[^\p{Nd}\s]))/u;
const bullet = /^[•▪◦‣●]\s*/u;
const ended = /[.!?:;…。！？：؟؛۔।]["'’”»)\]」』）\s]*$/u;
const anyWord = /[\p{L}\p{N}]/u;
/** What may have been wrapped away from its sentence; other lines without a word are ornaments (***). */
const endMarks = /^[.!?…。！？؟۔।"'’”“»«)\]」』）\s]+$/u;

/**
 * The lines of a text that a teacher brought: tidied, wrapped ones joined, list numbers taken off. A line
 * of ornaments holds nothing to teach: what follows it is a paragraph, and the ornaments are left out.
 */
export function readLines(language: string, text: string): GivenLine[] {
  const rows = text
    .replace(/\r\n?|[\u2028\u2029\v\f\u0085]/gu, '\n')
    .split('\n')
    .map((row) => tidyLine(row).replace(bullet, ''));
  const numbers = numbersOf(rows);
  const spaced = rows.some((row, at) => row === '' && at > 0 && at < rows.length - 1);
  const lines: GivenLine[] = [];
  let gap = false;
  rows.forEach((row, at) => {
    const last = lines.at(-1);
    const numbered = numbers?.has(at) ?? false;
    const text = numbered ? row.replace(listNumber, '') : row;
    const joins = row !== '' && !gap && !numbered && readSpeaker(row) === null;
    const wrapped = last && joins && goesOn(language, last.text, rows[at - 1] ?? '');
    if (!anyWord.test(text) && !(wrapped && endMarks.test(row))) {
      gap = true;
      return;
    }
    if (wrapped) last.text += languageOf(language).spaces ? ` ${row}` : row;
    else {
      const startsParagraph = last !== undefined && (gap || !spaced);
      lines.push({ text, startsParagraph, numbered });
    }
    gap = false;
  });
  return lines;
}

/** Whether a line breaks off because the page ended there: it is long and its sentence is not ended. */
function goesOn(language: string, soFar: string, row: string): boolean {
  const full = languageOf(language).spaces ? 45 : 22;
  return row.length >= full && !ended.test(soFar);
}

/** Which rows carry a list number: they count up by one, from the first on, and most rows have one. */
function numbersOf(rows: readonly string[]): Set<number> | null {
  const filled = rows.filter((row) => anyWord.test(row)).length;
  const found = new Set<number>();
  let next: number | null = null;
  rows.forEach((row, at) => {
    const digits = listNumber.exec(row)?.[1];
    if (digits === undefined) return;
    const number = numberFrom(digits);
    if (next !== null && number !== next) return;
    next = number + 1;
    found.add(at);
  });
  return found.size >= 2 && found.size * 2 >= filled ? found : null;
}

function numberFrom(digits: string): number {
  return Array.from(digits).reduce((sum, digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = zeros.findLast((start) => start <= point) ?? 0x30;
    return sum * 10 + (point - zero);
  }, 0);
}

import { languageOf } from '../../languages/languages.ts';
import { tidyLine } from '../build-sentence.ts';
import { readSpeaker } from './read-speaker.ts';

/** One line of a teacher's text as it was meant: wrapped lines are one, and its list number is apart. */
export interface GivenLine {
  text: string;
  /** True behind an empty line, and at every line of a text that has no empty ones. */
  startsParagraph: boolean;
  /** True when it stood in a numbered list; the number is not part of `text`. */
  numbered: boolean;
}

/** The zero of each script's digits. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
const listNumber = /^[（(]?(\p{Nd}{1,3})[.)\]．）、:：](?:\s+|(?=[^\p{Nd}\s]))/u;
const bullet = /^[•▪◦‣●]\s*/u;
const ended = /[.!?:;…。！？：؟؛۔।]["'’”»)\]」』）\s]*$/u;

/** The lines of a text that a teacher brought: tidied, wrapped ones joined, list numbers taken off. */
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
    if (row === '') {
      gap = true;
      return;
    }
    const numbered = numbers?.has(at) ?? false;
    const joins = !gap && !numbered && readSpeaker(row) === null;
    if (last && joins && goesOn(language, last.text, rows[at - 1] ?? '')) {
      last.text += languageOf(language).spaces ? ` ${row}` : row;
    } else {
      const startsParagraph = last !== undefined && (gap || !spaced);
      lines.push({ text: numbered ? row.replace(listNumber, '') : row, startsParagraph, numbered });
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
  const filled = rows.filter((row) => row !== '').length;
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

import { graphemes } from '#language/graphemes.ts';
import type { SheetFrame } from './sheet-frame.ts';
import { wordWidth } from './word-width.ts';

/** How wide a name may be, in em: two of them, the version and the page fit the narrower paper. */
const widest = 24;

/**
 * What stands at the foot of every page of a sheet, before its number: lesson, sheet and version. Pages
 * that were dropped can so be put together again. Names that are too long end in an ellipsis.
 */
export function runningLine({ lesson, version }: SheetFrame, title: string): string[] {
  return [
    ...(lesson === title ? [] : [shortened(lesson)]),
    shortened(title),
    ...(version ? [`Version ${version}`] : []),
  ].filter((part) => part !== '');
}

/** On one line, and without marks of direction, which would reach beyond the name. */
const tidy = (text: string) =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Cut between two words where that leaves most of the room used, else between two letters. */
function shortened(text: string): string {
  const whole = tidy(text);
  if (wordWidth(whole) <= widest) return whole;
  let kept = '';
  let width = 0;
  for (const letter of graphemes(whole)) {
    width += wordWidth(letter);
    if (width > widest - 1) break;
    kept += letter;
  }
  const words = /^(.+)\s\S*$/u.exec(kept)?.[1] ?? '';
  const cut = wordWidth(words) > widest * 0.7 ? words : kept;
  return `${cut.trimEnd()}…`;
}

import { graphemes } from '#language/graphemes.ts';
import { isolated } from '#language/text/isolated.ts';
import type { SheetFrame } from './sheet.ts';
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

/**
 * The name of the pages of the sheet at this place in the pack, for the property `page`. The first sheet
 * stands on pages without a name: before a change of name the print engine ends the page, even an empty one.
 */
export const pageName = (at: number): string => (at === 0 ? 'auto' : `sheet-${at + 1}`);

/**
 * Rules for the print engine that set a line at the foot of each sheet's pages, and the page's number
 * within its sheet: each sheet has pages of its own, which count themselves. The text keeps close to
 * the sheet, because printers leave out what stands at the edge. A browser without margin boxes prints none.
 */
export function footRules(lines: readonly (readonly string[])[]): string {
  return lines
    .map((parts, at) => {
      const page = at === 0 ? '@page' : `@page ${pageName(at)}`;
      const counter = `sheet-${at + 1}`;
      const text = parts.map(isolated).join(' · ');
      return `${page} { counter-increment: ${counter}; @bottom-center { content: ${cssString(`${text} · page `)} counter(${counter}); font: 9pt/1.3 Tahoma, Verdana, "Noto Sans", sans-serif; color: #4a4a4a; vertical-align: top; padding-block-start: 2mm; } }`;
    })
    .join('\n');
}

/** Any text as a string of CSS: no quote, backslash or control ends it (CSS Syntax 3, 4.3.5). */
function cssString(text: string): string {
  const safe = text.replace(
    /["\\\p{Cc}]/gu,
    (letter) => `\\${(letter.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${safe}"`;
}

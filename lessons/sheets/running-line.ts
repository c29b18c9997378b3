import { graphemes } from '#language/graphemes.ts';
import { isolated } from '#language/text/isolated.ts';
import type { SheetFrame } from './sheet.ts';
import { wordWidth } from './word-width.ts';

/** Maximum width of a name, in em: two of them, the version and the page number fit the narrower paper. */
const widest = 24;

/**
 * The footer of every page of a sheet, before its page number: lesson, sheet and version, so that dropped
 * pages can be sorted again. Names that are too long end in an ellipsis.
 */
export function runningLine({ lesson, version }: SheetFrame, title: string): string[] {
  return [
    ...(lesson === title ? [] : [shortened(lesson)]),
    shortened(title),
    ...(version ? [`Version ${version}`] : []),
  ].filter((part) => part !== '');
}

/** A name on one line, without direction marks, whose effect would extend beyond the name. */
const tidy = (text: string) =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Truncates between two words if that uses most of the space, else between two letters. */
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
 * The CSS `page` name for the sheet at this index of the pack. The first sheet's pages have no name: browsers
 * break the page before a change of name, even an empty one.
 */
export const pageName = (at: number): string => (at === 0 ? 'auto' : `sheet-${at + 1}`);

/**
 * CSS rules that print a footer on each sheet's pages, with the page's number within its sheet: each sheet
 * has its own named page and counter. The footer is close to the sheet, because printers cut off the edge of
 * the paper. Browsers without margin boxes print no footer.
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

/**
 * Escapes any text as a CSS string: no quote, backslash or control character ends it (CSS Syntax 3, 4.3.5).
 */
function cssString(text: string): string {
  const safe = text.replace(
    /["\\\p{Cc}]/gu,
    (letter) => `\\${(letter.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${safe}"`;
}

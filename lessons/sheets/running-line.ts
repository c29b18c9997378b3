import { t } from '@lingui/core/macro';
import { graphemes } from '#language/graphemes.ts';
import { isolated } from '#language/text/isolated.ts';
import type { SheetFrame } from './sheet.ts';
import { wordWidth } from './word-width.ts';

/**
 * Maximum width of a name, in em. Two names of this width, the version and the page number fit on the
 * narrower paper size.
 */
const widest = 24;

/**
 * Returns the footer of every page of a sheet, without the page number. It shows the lesson, the sheet and
 * the version, so that mixed-up pages can be sorted again. Names that are too long end in an ellipsis.
 */
export function runningLine({ lesson, version }: SheetFrame, title: string): string[] {
  return [
    ...(lesson === title ? [] : [shortened(lesson)]),
    shortened(title),
    ...(version ? [t`Version ${version}`] : []),
  ].filter((part) => part !== '');
}

/** Returns the words before and after the number of a page in a footer. */
export function pageLabel(): [before: string, after: string] {
  const place = '\0';
  const [before = '', after = ''] = t`page ${{ number: place }}`.split(place);
  return [before, after];
}

/** Returns a name on one line. Removes direction marks, because they would affect the text after the name. */
const tidy = (text: string) =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Truncates between two words if the result uses most of the space, otherwise between two letters. */
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
 * Returns the CSS `page` name for the sheet at this index of the pack. The first sheet's pages have no name,
 * because browsers insert a page break at every change of name, even from an empty name.
 */
export const pageName = (at: number): string => (at === 0 ? 'auto' : `sheet-${at + 1}`);

/**
 * Returns CSS rules that print a footer on each sheet's pages. Each sheet has its own named page and counter,
 * so page numbers restart with each sheet. The footer is close to the content, because printers cut off the
 * edge of the paper. Browsers without margin boxes print no footer.
 */
export function footRules(lines: readonly (readonly string[])[]): string {
  return lines
    .map((parts, at) => {
      const page = at === 0 ? '@page' : `@page ${pageName(at)}`;
      const counter = `sheet-${at + 1}`;
      const [before, after] = pageLabel();
      const text = `${parts.map(isolated).join(' · ')} · ${before}`;
      const content = `${cssString(text)} counter(${counter})${after && ` ${cssString(after)}`}`;
      return `${page} { counter-increment: ${counter}; @bottom-center { content: ${content}; font: 9pt/1.3 Tahoma, Verdana, "Noto Sans", sans-serif; color: #4a4a4a; vertical-align: top; padding-block-start: 2mm; } }`;
    })
    .join('\n');
}

/**
 * Escapes any text as a CSS string, so that no quote, backslash or control character can end the string (CSS
 * Syntax 3, 4.3.5).
 */
function cssString(text: string): string {
  const safe = text.replace(
    /["\\\p{Cc}]/gu,
    (letter) => `\\${(letter.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${safe}"`;
}

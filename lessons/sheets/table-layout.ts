import { languageOf } from '#language/languages.ts';
import type { SheetBlock, SheetColumn } from './sheet.ts';
import { wordWidth } from './word-width.ts';

/**
 * True for a column of numbers, boxes or pictures. Such a column follows the direction of the text columns.
 */
export const holdsNoText = ({ width = 1, pictures }: SheetColumn) =>
  width < 0.5 || pictures === true;

/**
 * Returns the direction of a table, which is the direction of its first text column. A right-to-left text is
 * therefore to the right of the other language, and its numbers are to the right of the text (language-rules
 * 8).
 */
export function tableDirection(columns: readonly SheetColumn[]): 'ltr' | 'rtl' {
  const first = columns.find((column) => !holdsNoText(column)) ?? columns[0];
  return first ? languageOf(first.language).direction : 'ltr';
}

/** Returns the width of each column, in per cent of the table. */
export function columnShares(columns: readonly SheetColumn[]): number[] {
  const all = columns.reduce((sum, { width = 1 }) => sum + width, 0);
  return columns.map(({ width = 1 }) => (width / all) * 100);
}

/**
 * Returns the number of columns of an answer key: three for words, two for phrases, one for anything longer.
 */
export function keyColumns(blocks: readonly SheetBlock[]): 1 | 2 | 3 {
  let widest = 0;
  for (const block of blocks) {
    if (block.kind !== 'text') return 1;
    const words = block.runs.map((run) => (run.kind === 'words' ? run.text : '')).join('');
    widest = Math.max(widest, wordWidth(words));
  }
  // Widths are in em. Next to the number, a third of the page has room for about 13 em, and half of the page
  // for about 21 em.
  if (blocks.length < 6 || widest > 20) return 1;
  return widest > 11 ? 2 : 3;
}

import { languageOf } from '#language/languages.ts';
import type { SheetBlock, SheetColumn } from './sheet.ts';
import { wordWidth } from './word-width.ts';

/** Numbers, boxes and pictures: they follow the direction of the text columns. */
export const holdsNoText = ({ width = 1, pictures }: SheetColumn) =>
  width < 0.5 || pictures === true;

/**
 * The direction of a table: that of its first text column. So a right-to-left text is on the right of the
 * other language, and its numbers are on its right (language-rules 8).
 */
export function tableDirection(columns: readonly SheetColumn[]): 'ltr' | 'rtl' {
  const first = columns.find((column) => !holdsNoText(column)) ?? columns[0];
  return first ? languageOf(first.language).direction : 'ltr';
}

/** The width of each column, in per cent of the table. */
export function columnShares(columns: readonly SheetColumn[]): number[] {
  const all = columns.reduce((sum, { width = 1 }) => sum + width, 0);
  return columns.map(({ width = 1 }) => (width / all) * 100);
}

/** Columns of an answer key: three for words, two for phrases, one for anything longer. */
export function keyColumns(blocks: readonly SheetBlock[]): 1 | 2 | 3 {
  let widest = 0;
  for (const block of blocks) {
    if (block.kind !== 'text') return 1;
    const words = block.runs.map((run) => (run.kind === 'words' ? run.text : '')).join('');
    widest = Math.max(widest, wordWidth(words));
  }
  // In em: a third of the page is about 13 wide next to the number, a half about 21.
  if (blocks.length < 6 || widest > 20) return 1;
  return widest > 11 ? 2 : 3;
}

import type { SheetBlock } from './sheet.ts';
import { wordWidth } from './word-width.ts';

/** How many columns a key takes: three of words, two of phrases, one of anything longer. */
export function keyColumns(blocks: readonly SheetBlock[]): 1 | 2 | 3 {
  let widest = 0;
  for (const block of blocks) {
    if (block.kind !== 'text') return 1;
    const words = block.runs.map((run) => (run.kind === 'words' ? run.text : '')).join('');
    widest = Math.max(widest, wordWidth(words));
  }
  // In em: a third of the page is about 13 wide beside the number, a half about 21.
  if (blocks.length < 6 || widest > 20) return 1;
  return widest > 11 ? 2 : 3;
}

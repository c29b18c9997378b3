import type { Sheet } from './sheet.ts';

/** Whether two sheets ask the same: in what order a word bank stands makes no other version. */
export const samePaper = (one: Sheet, other: Sheet): boolean => asPrinted(one) === asPrinted(other);

const asPrinted = (sheet: Sheet): string =>
  JSON.stringify({
    ...sheet,
    blocks: sheet.blocks.map((block) =>
      block.kind === 'bank' ? { ...block, words: block.words.toSorted() } : block,
    ),
  });

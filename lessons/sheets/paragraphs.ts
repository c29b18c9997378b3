import type { SheetBlock } from './sheet.ts';

type TextBlock = Extract<SheetBlock, { kind: 'text' }>;

/** What is drawn as one thing: a paragraph of one or several text blocks, or any other block. */
export type SheetPiece =
  | { kind: 'paragraph'; pieces: TextBlock[] }
  | Exclude<SheetBlock, { kind: 'text' }>;

/** Joins text blocks that flow into each other. */
export function paragraphs(blocks: readonly SheetBlock[]): SheetPiece[] {
  const out: SheetPiece[] = [];
  let open: TextBlock[] | null = null;
  for (const block of blocks) {
    if (block.kind !== 'text') {
      out.push(block);
      open = null;
      continue;
    }
    if (open) open.push(block);
    else {
      open = [block];
      out.push({ kind: 'paragraph', pieces: open });
    }
    if (!block.flows) open = null;
  }
  return out;
}

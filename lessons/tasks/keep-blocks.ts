import { cutText } from '#language/text/cut-text.ts';
import { aroundItem } from './item-context.ts';
import type { TaskBlock, TaskFace, TaskPiece } from './task-content.ts';
import { slotsOf } from './task-steps.ts';
import { joinPlain, words } from './task-text.ts';

/** Returns the blocks with slots replaced by words. `wordsOf` contains the words by slot id. */
export const fillSlots = (
  blocks: readonly TaskBlock[],
  wordsOf: ReadonlyMap<string, string>,
): TaskBlock[] =>
  blocks.map((block) =>
    slotsOf(block).some((id) => wordsOf.has(id))
      ? { ...block, pieces: joinPlain(filled(block.pieces, wordsOf)) }
      : block,
  );

function filled(pieces: readonly TaskPiece[], wordsOf: ReadonlyMap<string, string>): TaskPiece[] {
  const out: TaskPiece[] = [];
  for (const piece of pieces) {
    const text = piece.kind === 'slot' ? wordsOf.get(piece.id) : undefined;
    if (text === undefined) {
      out.push(piece);
      continue;
    }
    // The prompt for a translation directly precedes its slot, and is removed with it.
    const [asked, space] = out.slice(-2);
    if (asked?.kind === 'words' && asked.language && space && isSpace(space)) out.splice(-2);
    out.push(words(text));
  }
  return out;
}

const isSpace = (piece: TaskPiece) => piece.kind === 'words' && piece.text.trim() === '';

/** Renumbers numbered blocks from 1. */
export function renumber(blocks: readonly TaskBlock[]): TaskBlock[] {
  let count = 0;
  return blocks.map((block) => {
    if (block.number === undefined) return block;
    count += 1;
    return { ...block, number: count };
  });
}

/** Text as the face (the visible content) of an item in a list. */
export const wordsFace = (text: string, language: string): TaskFace => ({
  kind: 'words',
  text: cutText(text.trim(), 500),
  language,
});

/**
 * Returns the words around a slot, with a line in place of the slot. Returns only the words before the slot
 * if none follow, and [] if there are no words.
 */
export function gapFaces(blocks: readonly TaskBlock[], id: string): TaskFace[] {
  const context = aroundItem(blocks, id, new Map());
  if (!context || (context.before + context.after).trim() === '') return [];
  const { before, after, language } = context;
  return [wordsFace(after.trim() === '' ? before : `${before}___${after}`, language)];
}

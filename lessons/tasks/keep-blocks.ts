import { cutText } from '#language/text/cut-text.ts';
import { aroundItem } from './item-context.ts';
import type { TaskBlock, TaskFace, TaskPiece } from './task-content.ts';
import { slotsOf } from './task-steps.ts';
import { joinPlain, words } from './task-text.ts';

/** Blocks with words in the place of some slots: of those in `wordsOf`, by the id of the slot. */
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
    // What was to be put into the other language stands right before its slot, and goes with it.
    const [asked, space] = out.slice(-2);
    if (asked?.kind === 'words' && asked.language && space && isSpace(space)) out.splice(-2);
    out.push(words(text));
  }
  return out;
}

const isSpace = (piece: TaskPiece) => piece.kind === 'words' && piece.text.trim() === '';

/** Blocks that were numbered, numbered from 1 again. */
export function renumber(blocks: readonly TaskBlock[]): TaskBlock[] {
  let count = 0;
  return blocks.map((block) => {
    if (block.number === undefined) return block;
    count += 1;
    return { ...block, number: count };
  });
}

/** Words as a face, for a list of items. */
export const wordsFace = (text: string, language: string): TaskFace => ({
  kind: 'words',
  text: cutText(text.trim(), 500),
  language,
});

/** The words around a slot with a line in its place, or the question before it; none where it stands alone. */
export function gapFaces(blocks: readonly TaskBlock[], id: string): TaskFace[] {
  const context = aroundItem(blocks, id, new Map());
  if (!context || (context.before + context.after).trim() === '') return [];
  const { before, after, language } = context;
  return [wordsFace(after.trim() === '' ? before : `${before}___${after}`, language)];
}

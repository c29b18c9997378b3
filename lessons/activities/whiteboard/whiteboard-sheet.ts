import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import { textBlocks } from '../../sheets/text-blocks.ts';
import { marksOf } from './edit-board.ts';
import type { WhiteboardState } from './state.ts';

/** The text with its marked words: underlined ones underlined, circled ones bold. Drawings stay on the screen. */
export function whiteboardSheet(state: WhiteboardState, material: LessonMaterial): Sheet | null {
  if (state.ids.length === 0) return null;
  const marks = marksOf(state);
  return {
    title: 'Marked text',
    instruction: 'Read the text. Look closely at the marked words.',
    blocks: textBlocks(material, ({ id, text }) => {
      const mark = marks.get(id);
      return mark
        ? { kind: 'words', text, mark: mark.kind === 'circle' ? 'bold' : 'underline' }
        : { kind: 'words', text };
    }),
    key: [],
  };
}

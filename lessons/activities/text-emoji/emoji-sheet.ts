import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import { textBlocks } from '../../sheets/text-blocks.ts';
import type { EmojiState } from './state.ts';

/** The text with its small pictures beside the words. */
export function emojiSheet({ ids, signs }: EmojiState, material: LessonMaterial): Sheet {
  const signOf = new Map(ids.map((id, at) => [id, signs[at]]));
  return {
    title: material.title,
    instruction: 'Read the text. The pictures show what some of the words mean.',
    blocks: textBlocks(material, ({ id, text }) => {
      const sign = signOf.get(id);
      // A narrow space that does not break keeps the picture at its word.
      return { kind: 'words', text: sign ? `${text}\u202f${sign}` : text };
    }),
    key: [],
  };
}

import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import { textBlocks } from '../../sheets/text-blocks.ts';
import type { RedactState } from './state.ts';

/** The text with its blocks; the key is the whole text with the covered words underlined. */
export function redactSheet(state: RedactState, material: LessonMaterial): Sheet | null {
  if (state.ids.length === 0) return null;
  const covered = new Set(state.ids);
  return {
    title: 'Read through the blocks',
    instruction: 'Read the text aloud with your partner. Say the words under the blocks too.',
    blocks: textBlocks(material, ({ id, text }) => ({
      kind: covered.has(id) ? 'blackout' : 'words',
      text,
    })),
    key: textBlocks(material, ({ id, text }) =>
      covered.has(id) ? { kind: 'words', text, mark: 'underline' } : { kind: 'words', text },
    ),
  };
}

import type { LessonMaterial } from '../../resources/lesson-material.ts';
import type { Sheet, SheetRun } from '../../sheets/sheet.ts';
import { textBlocks } from '../../sheets/text-blocks.ts';
import type { Token } from '../../text/text.ts';
import type { ReadingsOptions, ReadingsState } from './options.ts';
import { shownWord } from './shown-word.ts';

/** The text with its readings above the words, as they stand on the screen. */
export function readingsSheet({ options }: ReadingsState, material: LessonMaterial): Sheet {
  const { target } = material.text;
  return {
    title: material.title,
    instruction: 'Read the text aloud.',
    // A word of several runs has to stay in one paragraph, so its runs are laid side by side.
    blocks: textBlocks(material, (token) => runOf(token, target, options)),
    key: [],
  };
}

function runOf(token: Token, language: string, options: ReadingsOptions): SheetRun {
  const shown = shownWord(token, language, options);
  if (!shown) return { kind: 'words', text: token.text };
  const text = shown.parts.map((part) => part.text).join('');
  if (shown.covered || shown.parts.every((part) => part.reading === undefined)) {
    return { kind: 'words', text };
  }
  // On paper the reading stands over the whole word: a run has one reading.
  return {
    kind: 'ruby',
    text,
    reading: shown.parts.map((part) => part.reading ?? part.text).join(''),
  };
}

import type { Token } from '#language/text/text.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Sheet, SheetRun } from '../../sheets/sheet.ts';
import { textBlocks } from '../../sheets/text-blocks.ts';
import { shownWord } from './shown-word.ts';
import type { ReadingsOptions, ReadingsState } from './state.ts';

/** The text with its readings above the words, as they stand on the screen. */
export function readingsSheet({ options }: ReadingsState, material: LessonMaterial): Sheet {
  const { target } = material.text;
  return {
    title: material.title,
    instruction: 'Read the text aloud.',
    blocks: textBlocks(material, (token) => runsOf(token, target, options)),
    key: [],
  };
}

function runsOf(token: Token, language: string, options: ReadingsOptions): SheetRun[] {
  const shown = shownWord(token, language, options);
  if (!shown) return [{ kind: 'words', text: token.text }];
  return shown.parts.map(({ text, reading }) =>
    shown.covered || reading === undefined
      ? { kind: 'words', text }
      : { kind: 'ruby', text, reading },
  );
}

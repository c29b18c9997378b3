import { languageName } from '#language/language-name.ts';
import type { Token } from '#language/text/text.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Sheet, SheetRun } from '../../sheets/sheet.ts';
import { textBlocks } from '../../sheets/text-blocks.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { fitOptions, readingWays } from './reading-ways.ts';
import { shownWord } from './shown-word.ts';
import { defaultReadingsOptions, ReadingsOptions, type ReadingsState, stored } from './state.ts';

/** The reading of each word, shown above the word or in place of the word. */
export const readings: ActivityDefinition<ReadingsOptions, ReadingsState> = {
  Options: ReadingsOptions,
  ...stored,
  defaultOptions: defaultReadingsOptions,
  missing,
  ruledOut,
  make: ({ material, options, seed }) => ({
    seed,
    options: fitOptions(options, material.text.target),
    ids: [],
  }),
  sheet: readingsSheet,
  step: {
    phase: 'modelling',
    usual: 6,
    serves: ['reading', 'speaking'],
    aim: 'Pupils link what they see to how it sounds.',
    teacher: 'Show the readings, read a line, and take the readings away again.',
    pupils: 'Read in chorus, then in pairs without the readings.',
    support: 'Keep the readings above every word.',
    stretch: 'Show them only for the hardest words.',
  },
};

function ruledOut(language: string): boolean {
  return readingWays(language) === undefined;
}

function missing({ text }: LessonMaterial): string | null {
  const name = languageName(text.target);
  if (ruledOut(text.target)) {
    return `Readings help with scripts that do not show the sounds. ${name} doesn’t need them.`;
  }
  const some = text.sentences.some(({ target }) =>
    target.tokens.some(({ reading, roman }) => reading !== undefined || roman !== undefined),
  );
  return some
    ? null
    : 'The words of this text have no readings yet. You can add them under “Words and meanings” on the edit page.';
}

export default readings;

/** The text with readings above its words, as on the screen. */
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

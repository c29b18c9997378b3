import { msg, t } from '@lingui/core/macro';
import type { Token } from '#language/text/text.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { nameOfLanguage } from '#ui/wordings/name-of-language.ts';
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
  summary: ({ above, form, known, toneColours }) =>
    [
      i18n._(aboveWords[above]),
      i18n._(formWords[form]),
      known > 0 && t`known: ${known}`,
      toneColours && t`tone colours`,
    ]
      .filter(Boolean)
      .join(' · '),
  step: {
    phase: 'modelling',
    usual: 6,
    serves: ['reading', 'speaking'],
    aim: msg`Pupils link what they see to how it sounds.`,
    teacher: msg`Show the readings, read a line, and take the readings away again.`,
    pupils: msg`Read in chorus, then in pairs without the readings.`,
    support: msg`Keep the readings above every word.`,
    stretch: msg`Show them only for the hardest words.`,
  },
};

const aboveWords = {
  reading: msg`Above: reading`,
  roman: msg`Above: roman`,
  nothing: msg`Above: nothing`,
} satisfies Record<ReadingsOptions['above'], Message>;

const formWords = {
  written: msg`form: written`,
  reading: msg`form: reading`,
  hiragana: msg`form: hiragana`,
} satisfies Record<ReadingsOptions['form'], Message>;

function ruledOut(language: string): boolean {
  return readingWays(language) === undefined;
}

function missing({ text }: LessonMaterial): string | null {
  if (ruledOut(text.target)) {
    return t`Readings help with scripts that do not show the sounds. ${{ language: nameOfLanguage(text.target) }} doesn’t need them.`;
  }
  const some = text.sentences.some(({ target }) =>
    target.tokens.some(({ reading, roman }) => reading !== undefined || roman !== undefined),
  );
  return some
    ? null
    : t`The words of this text have no readings yet. You can add them under “Words and meanings” on the edit page.`;
}

export default readings;

/** The text with readings above its words, as on the screen. */
export function readingsSheet({ options }: ReadingsState, material: LessonMaterial): Sheet {
  const { target } = material.text;
  return {
    title: material.title,
    instruction: t`Read the text aloud.`,
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

import { msg, plural, t } from '@lingui/core/macro';
import { languageName } from '#language/language-name.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { guidanceWords } from '../../questions/guidance-words.ts';
import { listShowsReadings, readingAbove, rubyRuns } from '../../questions/vocab/reading-of.ts';
import type { Sheet, SheetRun } from '../../sheets/sheet.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { unequalVocabulary, usableVocabulary } from '../games/game-words.ts';
import { makeSlides, type Slide, slidesOf } from './slides.ts';
import { defaultSlidesOptions, SlidesOptions, type SlidesState, stored } from './state.ts';

const beginsWith = {
  'target-first': msg`The word first`,
  'native-first': msg`The meaning first`,
  'audio-first': msg`The sound first`,
};

/** The key vocabulary, one word at a time, on the whole board. */
export const vocabSlides: ActivityDefinition<SlidesOptions, SlidesState> = {
  Options: SlidesOptions,
  ...stored,
  defaultOptions: defaultSlidesOptions,
  missing: (material) => {
    if (usableVocabulary(material).length > 0) return null;
    return i18n._(
      unequalVocabulary(material) ? guidanceWords.alignVocabulary : guidanceWords.notGenerated,
    );
  },
  make: makeSlides,
  vary: (state, seed) => ({ ...state, seed }),
  sheet: slidesSheet,
  summary: ({ order, seconds, shuffled, onlyUnknown }) =>
    [
      i18n._(beginsWith[order]),
      shuffled && t`shuffled`,
      seconds > 0 && plural(seconds, { one: '# second per step', other: '# seconds per step' }),
      onlyUnknown && t`unknown words only`,
    ]
      .filter(Boolean)
      .join(' · '),
  step: {
    phase: 'modelling',
    usual: 8,
    serves: ['vocabulary'],
    aim: msg`Pupils connect the key words with picture, sound and sentence.`,
    teacher: msg`Show a slide, say the word, wait, then open its meaning.`,
    pupils: msg`Repeat, say the meaning, and use the word in a short sentence.`,
    support: msg`Begin with the meaning and ask for the word by its first letter.`,
    stretch: msg`Sound only: pupils write the word before it is shown.`,
  },
};

export default vocabSlides;

/**
 * The vocabulary in two columns, each word with the sentence of the text that uses it. Includes known words:
 * a slide show omits them, but pupils learn from the printed list. If the column of words does not show a
 * reading, the sentence shows it above the form used in the text.
 */
export function slidesSheet(state: SlidesState, material: LessonMaterial): Sheet | null {
  const options = { ...state.options, onlyUnknown: false };
  const slides = slidesOf({ ...state, options }, material);
  if (slides.length === 0) return null;
  const { target, native } = material.text;
  const examples = state.options.example && slides.some(({ example }) => example);
  const above = state.options.reading && listShowsReadings(slides, target);
  return {
    title: examples ? t`Key vocabulary in the text` : t`Key vocabulary list`,
    instruction: examples
      ? t`Learn these words, and see how the text uses them.`
      : t`Learn these words.`,
    blocks: [
      {
        kind: 'table',
        columns: [
          { heading: languageName(target, wordingsLanguage()), language: target, width: 1.2 },
          { heading: languageName(native, wordingsLanguage()), language: native, width: 1.2 },
          ...(examples ? [{ heading: t`In the text`, language: target, width: 2 }] : []),
        ],
        rows: slides.map((slide) => [
          wordRuns(slide, above, target),
          [{ kind: 'words', text: slide.item.native }],
          ...(examples
            ? [exampleRuns(slide, state.options.reading && !(above && slide.reading), target)]
            : []),
        ]),
      },
    ],
    key: [],
  };
}

function wordRuns({ article, word, reading }: Slide, above: boolean, language: string): SheetRun[] {
  return [
    ...(article ? [{ kind: 'words' as const, text: article }] : []),
    ...rubyRuns(word, above ? reading : undefined, language, 'bold'),
  ];
}

function exampleRuns({ example }: Slide, above: boolean, language: string): SheetRun[] {
  if (!example) return [];
  return example.sentence.target.tokens.flatMap((token): SheetRun[] =>
    example.tokenIds.has(token.id)
      ? rubyRuns(token.text, above ? readingAbove(token, language) : undefined, language, 'bold')
      : [{ kind: 'words', text: token.text }],
  );
}

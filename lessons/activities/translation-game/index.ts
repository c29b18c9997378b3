import { languageName } from '#language/language-name.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { alignVocabulary } from '../../questions/guidance.ts';
import type { Sheet, SheetRun } from '../../sheets/sheet.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { unequalVocabulary } from '../games/game-words.ts';
import { makeTranslation, type Round, roundsOf, sourcesIn } from './rounds.ts';
import {
  defaultTranslationOptions,
  stored,
  TranslationOptions,
  type TranslationState,
} from './state.ts';

const sourceNames = {
  vocabulary: 'Key vocabulary',
  chunks: 'Sentence chunks',
  sentences: 'Whole sentences',
};
const directionNames = {
  'target-native': 'target to native',
  'native-target': 'native to target',
  mixed: 'both directions',
};

/** Message for a lesson that has no items to translate. */
const chooseTranslation = "Translation game: select 'vocabulary' or 'identify chunks' first.";

/** A race: one language is shown; pupils pick or say the other. */
export const translationGame: ActivityDefinition<TranslationOptions, TranslationState> = {
  Options: TranslationOptions,
  ...stored,
  defaultOptions: defaultTranslationOptions,
  missing: (material) => {
    if (sourcesIn(material).length > 0) return null;
    return unequalVocabulary(material) ? alignVocabulary : chooseTranslation;
  },
  make: makeTranslation,
  sheet: translationSheet,
  summary: ({ source, direction, mode, rounds, seconds }) =>
    [
      sourceNames[source],
      directionNames[direction],
      mode === 'choose' ? 'choose from four' : 'say it',
      `${rounds} at most`,
      seconds > 0 && `${seconds} seconds each`,
    ]
      .filter(Boolean)
      .join(' · '),
  step: {
    phase: 'structured',
    usual: 8,
    serves: ['writing', 'vocabulary'],
    aim: 'Pupils translate short pieces quickly and surely.',
    teacher: 'Show a line, count down, and have the boards go up.',
    pupils: 'Write on mini whiteboards or say it to a partner.',
    support: 'Into their own language.',
    stretch: 'Into the target language, without help.',
  },
};

export default translationGame;

/** A table of both languages with one half left blank for pupils; the answer key is the whole table. */
function translationSheet(state: TranslationState, material: LessonMaterial): Sheet | null {
  const rounds = roundsOf(state, material);
  if (rounds.length === 0) return null;
  const { text } = material;
  const columns = [
    { heading: '', language: 'en', width: 0.3 },
    { heading: languageName(text.target, 'en'), language: text.target, width: 2 },
    { heading: languageName(text.native, 'en'), language: text.native, width: 2 },
  ];
  const row = ({ item, asked }: Round, at: number, whole: boolean): SheetRun[][] => [
    words(`${at + 1}.`),
    whole || asked !== 'target' ? words(item.target) : [],
    whole || asked !== 'native' ? words(item.native) : [],
  ];
  return {
    title: 'Translate',
    instruction: 'Write what is missing in each line of the table.',
    blocks: [{ kind: 'table', columns, rows: rounds.map((round, at) => row(round, at, false)) }],
    key: [{ kind: 'table', columns, rows: rounds.map((round, at) => row(round, at, true)) }],
    marks: rounds.length,
  };
}

const words = (text: string): SheetRun[] => [{ kind: 'words', text }];

import { msg, plural, t } from '@lingui/core/macro';
import { languageName } from '#language/language-name.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { wordingsLanguage } from '#ui/wordings/wordings-language.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { guidanceWords } from '../../questions/guidance-words.ts';
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

export const sourceNames = {
  vocabulary: msg`Key vocabulary`,
  chunks: msg`Sentence chunks`,
  sentences: msg`Whole sentences`,
};
const directionNames = {
  'target-native': msg`target to native`,
  'native-target': msg`native to target`,
  mixed: msg`both directions`,
};

/** Message for a lesson that has no items to translate. */
const chooseTranslation = msg`Translation game: select 'vocabulary' or 'identify chunks' first.`;

/** A race: one language is shown; pupils pick or say the other. */
export const translationGame: ActivityDefinition<TranslationOptions, TranslationState> = {
  Options: TranslationOptions,
  ...stored,
  defaultOptions: defaultTranslationOptions,
  missing: (material) => {
    if (sourcesIn(material).length > 0) return null;
    return i18n._(unequalVocabulary(material) ? guidanceWords.alignVocabulary : chooseTranslation);
  },
  make: makeTranslation,
  sheet: translationSheet,
  summary: ({ source, direction, mode, rounds, seconds }) =>
    [
      i18n._(sourceNames[source]),
      i18n._(directionNames[direction]),
      mode === 'choose' ? t`choose from four` : t`say it`,
      t`${{ count: rounds }} at most`,
      seconds > 0 && plural(seconds, { one: '# second each', other: '# seconds each' }),
    ]
      .filter(Boolean)
      .join(' · '),
  step: {
    phase: 'structured',
    usual: 8,
    serves: ['writing', 'vocabulary'],
    aim: msg`Pupils translate short pieces quickly and surely.`,
    teacher: msg`Show a line, count down, and have the boards go up.`,
    pupils: msg`Write on mini whiteboards or say it to a partner.`,
    support: msg`Into their own language.`,
    stretch: msg`Into the target language, without help.`,
  },
};

export default translationGame;

/** A table of both languages with one half left blank for pupils; the answer key is the whole table. */
function translationSheet(state: TranslationState, material: LessonMaterial): Sheet | null {
  const rounds = roundsOf(state, material);
  if (rounds.length === 0) return null;
  const { text } = material;
  const own = wordingsLanguage();
  const columns = [
    { heading: '', language: own, width: 0.3 },
    { heading: languageName(text.target, own), language: text.target, width: 2 },
    { heading: languageName(text.native, own), language: text.native, width: 2 },
  ];
  const row = ({ item, asked }: Round, at: number, whole: boolean): SheetRun[][] => [
    words(`${at + 1}.`),
    whole || asked !== 'target' ? words(item.target) : [],
    whole || asked !== 'native' ? words(item.native) : [],
  ];
  return {
    title: t({ message: 'Translate', context: 'title of a worksheet' }),
    instruction: t`Write what is missing in each line of the table.`,
    blocks: [{ kind: 'table', columns, rows: rounds.map((round, at) => row(round, at, false)) }],
    key: [{ kind: 'table', columns, rows: rounds.map((round, at) => row(round, at, true)) }],
    marks: rounds.length,
  };
}

const words = (text: string): SheetRun[] => [{ kind: 'words', text }];

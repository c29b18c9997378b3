import { alignVocabulary, chooseTranslation } from '../../questions/guidance.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { unequalVocabulary } from '../games/game-words.ts';
import { makeTranslation, sourcesIn } from './rounds.ts';
import {
  defaultTranslationOptions,
  stored,
  TranslationOptions,
  type TranslationState,
} from './state.ts';
import { translationSheet } from './translation-sheet.ts';

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

/** A race: one language is shown, the other is picked or said. */
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
      mode === 'choose' ? 'choose of four' : 'say it',
      `${rounds} at most`,
      seconds > 0 && `${seconds} seconds each`,
    ]
      .filter(Boolean)
      .join(' · '),
};

export default translationGame;

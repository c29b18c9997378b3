import { alignVocabulary, notGenerated } from '../../questions/guidance.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { unequalVocabulary, usableVocabulary } from '../games/game-words.ts';
import { makeSlides } from './slides.ts';
import { slidesSheet } from './slides-sheet.ts';
import { defaultSlidesOptions, SlidesOptions, type SlidesState, stored } from './state.ts';

const beginsWith = {
  'target-first': 'The word first',
  'native-first': 'The meaning first',
  'audio-first': 'The sound first',
};

/** The key vocabulary, a word at a time, on the whole board. */
export const vocabSlides: ActivityDefinition<SlidesOptions, SlidesState> = {
  Options: SlidesOptions,
  ...stored,
  defaultOptions: defaultSlidesOptions,
  missing: (material) => {
    if (usableVocabulary(material).length > 0) return null;
    return unequalVocabulary(material) ? alignVocabulary : notGenerated;
  },
  make: makeSlides,
  vary: (state, seed) => ({ ...state, seed }),
  sheet: slidesSheet,
  summary: ({ order, seconds, shuffled, onlyUnknown }) =>
    [
      beginsWith[order],
      shuffled && 'shuffled',
      seconds > 0 && `${seconds} seconds a step`,
      onlyUnknown && 'unknown words only',
    ]
      .filter(Boolean)
      .join(' · '),
};

export default vocabSlides;

import { chooseSyllables, notGenerated } from '../../questions/guidance.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { cutWords } from './cut-words.ts';
import { defaultSyllablesOptions, SyllablesOptions, type SyllablesState, stored } from './state.ts';
import { syllablesSheet } from './syllables-sheet.ts';

/** The words of the text in syllables, all of them or those that are tapped. */
export const syllablesActivity: ActivityDefinition<SyllablesOptions, SyllablesState> = {
  Options: SyllablesOptions,
  ...stored,
  defaultOptions: defaultSyllablesOptions,
  missing: (material) => {
    if (cutWords(material).size > 0) return null;
    return material.mine ? chooseSyllables : notGenerated;
  },
  make: ({ options, seed }) => ({ seed, options, ids: [] }),
  vary: (state, seed) => ({ ...state, seed }),
  sheet: syllablesSheet,
};

export default syllablesActivity;

import type { StoredRules } from '../activity-definition.ts';
import { keepMistakes } from './make-mistakes.ts';
import { MistakesState } from './options.ts';

/** What is needed to store it. */
export const spotTheMistakesStored: StoredRules<MistakesState> = {
  State: MistakesState,
  keep: keepMistakes,
};

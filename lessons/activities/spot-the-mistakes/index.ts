import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { chooseMistakes, notGenerated, quickEdit } from '../../questions/guidance.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { makeMistakes, placedMistakes } from './make-mistakes.ts';
import { mistakesSheet } from './mistakes-sheet.ts';
import { defaultMistakesOptions, MistakesOptions, type MistakesState, stored } from './state.ts';

function missing(material: LessonMaterial): string | null {
  if (placedMistakes(material).length > 0) return null;
  if (!material.mine) return notGenerated;
  return material.parts.deliberateErrors === undefined ? chooseMistakes : quickEdit;
}

/**
 * The whole text with one mistake in each chosen sentence, to be found and put right. The mistakes are
 * the made part `deliberateErrors` (`definition.ts`); the stored text is never changed.
 */
export const spotTheMistakes: ActivityDefinition<MistakesOptions, MistakesState> = {
  Options: MistakesOptions,
  ...stored,
  defaultOptions: defaultMistakesOptions,
  missing,
  make: ({ material, options, seed }) => makeMistakes(material, options, seed),
  sheet: mistakesSheet,
};

export default spotTheMistakes;

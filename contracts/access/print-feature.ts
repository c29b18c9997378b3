import type { Feature } from './features.ts';

/** What is sold on paper under a name of its own, by the feature that it is on screen. */
const ownNames: Partial<Record<Feature, Feature>> = {
  tangledTranslations: 'printTangledTranslations',
  chunk: 'printChunkWorksheets',
  chunkGame: 'printChunkWorksheets',
  vocab: 'printKeyVocab',
  keyVocabLists: 'printKeyVocab',
  keyVocabSlides: 'printKeyVocab',
  vocabInContext: 'printVocabInContext',
};

/** The feature that a plan must include to print what this feature shows on screen. */
export function printFeature(feature: Feature): Feature {
  return ownNames[feature] ?? 'printWorksheets';
}

/** Everything that is sold on paper: with none of them there is nothing to print. */
export const printFeatures: readonly Feature[] = [
  ...new Set<Feature>(['printWorksheets', ...Object.values(ownNames)]),
];

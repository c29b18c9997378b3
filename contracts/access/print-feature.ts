import type { Feature } from './features.ts';

/** Features whose printed version is sold as a separate feature, by the on-screen feature. */
const ownNames: Partial<Record<Feature, Feature>> = {
  tangledTranslations: 'printTangledTranslations',
  chunk: 'printChunkWorksheets',
  chunkGame: 'printChunkWorksheets',
  vocab: 'printKeyVocab',
  keyVocabLists: 'printKeyVocab',
  keyVocabSlides: 'printKeyVocab',
  vocabInContext: 'printVocabInContext',
};

/** Returns the feature that a plan must include to print this on-screen feature. */
export function printFeature(feature: Feature): Feature {
  return ownNames[feature] ?? 'printWorksheets';
}

/** All features that allow printing; without any of them nothing can be printed. */
export const printFeatures: readonly Feature[] = [
  ...new Set<Feature>(['printWorksheets', ...Object.values(ownNames)]),
];

import type { Feature } from './features.ts';

/**
 * Maps an on-screen feature to the feature that a plan must include to print it. Features without an entry
 * use `printWorksheets`.
 */
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

/** All features that allow printing. A plan without any of them cannot print. */
export const printFeatures: readonly Feature[] = [
  ...new Set<Feature>(['printWorksheets', ...Object.values(ownNames)]),
];

import { alignVocabulary, choosePairs } from '../../questions/guidance.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { unequalVocabulary } from '../games/game-words.ts';
import { makePairs } from './make-pairs.ts';
import { sourcesIn } from './pair-items.ts';
import { pairsSheet } from './pairs-sheet.ts';
import { defaultPairsOptions, PairsOptions, type PairsState, stored } from './state.ts';

const faceNames = { target: 'words', native: 'meanings', picture: 'pictures', sound: 'sounds' };

/** Cards that belong together two by two: words and meanings, pictures or sounds. */
export const pairs: ActivityDefinition<PairsOptions, PairsState> = {
  Options: PairsOptions,
  ...stored,
  defaultOptions: defaultPairsOptions,
  missing: (material) => {
    if (sourcesIn(material).length > 0) return null;
    return unequalVocabulary(material) ? alignVocabulary : choosePairs;
  },
  make: makePairs,
  sheet: pairsSheet,
  summary: ({ source, faces, size, faceUp }) =>
    [
      source === 'chunks' ? 'Sentence chunks' : 'Key vocabulary',
      `${faceNames[faces[0]]} and ${faceNames[faces[1]]}`,
      size.replace('x', ' × '),
      faceUp ? 'face up' : 'face down',
    ].join(' · '),
};

export default pairs;

import type { PairsOptions } from './options.ts';

/** Every source, every face and every size. */
export const pairsExamples: readonly PairsOptions[] = [
  { source: 'vocabulary', faces: ['target', 'native'], size: '4x4', faceUp: false },
  { source: 'vocabulary', faces: ['picture', 'target'], size: '3x4', faceUp: true },
  { source: 'chunks', faces: ['target', 'native'], size: '4x5', faceUp: true },
  { source: 'vocabulary', faces: ['sound', 'native'], size: '4x5', faceUp: false },
];

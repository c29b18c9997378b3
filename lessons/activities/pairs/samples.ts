import { activitySamples } from '../activity-samples.ts';
import { dealCards } from './make-pairs.ts';
import { stored } from './state.ts';

export default activitySamples(stored, {
  // Covers every source, face and size.
  options: [
    { source: 'vocabulary', faces: ['target', 'native'], size: '4x4', faceUp: false },
    { source: 'vocabulary', faces: ['picture', 'target'], size: '3x4', faceUp: true },
    { source: 'chunks', faces: ['target', 'native'], size: '4x5', faceUp: true },
    { source: 'vocabulary', faces: ['sound', 'native'], size: '4x5', faceUp: false },
  ],
  seen: (state, material) =>
    dealCards(state, material).map(({ item, face }) => `${item} ${face.face}`),
});

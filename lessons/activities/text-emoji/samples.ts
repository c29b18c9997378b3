import { activitySamples, wordsOf } from '../activity-samples.ts';
import { stored } from './state.ts';

export default activitySamples(stored, {
  options: [
    { density: 'every', verbs: false },
    { density: 'first', verbs: true },
    { density: 'few', verbs: true },
  ],
  seen: ({ ids, signs }, material) =>
    wordsOf(ids, material).map((word, at) => `${word} ${signs[at]}`),
});

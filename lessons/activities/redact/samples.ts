import { activitySamples, wordsOf } from '../activity-samples.ts';
import { defaultRedactOptions, stored } from './state.ts';

export default activitySamples(stored, {
  // Examples with few, some and all words covered.
  options: [
    defaultRedactOptions,
    { percent: 5, firstSentenceWhole: true },
    { percent: 100, firstSentenceWhole: true },
  ],
  seen: ({ ids }, material) => wordsOf(ids, material),
});

import { activitySamples } from '../activity-samples.ts';
import { defaultParallelOptions, stored } from './state.ts';

export default activitySamples(stored, {
  // One example with no side covered, and one with each side covered.
  options: [
    defaultParallelOptions,
    { covered: 'target', numbers: true },
    { covered: 'native', numbers: false },
  ],
  seen: (state) => state,
});

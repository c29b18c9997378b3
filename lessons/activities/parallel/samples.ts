import { activitySamples } from '../activity-samples.ts';
import { defaultParallelOptions, stored } from './state.ts';

export default activitySamples(stored, {
  // Nothing covered, and each side covered.
  options: [
    defaultParallelOptions,
    { covered: 'target', numbers: true },
    { covered: 'native', numbers: false },
  ],
  seen: (state) => state,
});

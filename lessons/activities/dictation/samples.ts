import { activitySamples } from '../activity-samples.ts';
import { defaultDictationOptions, stored } from './state.ts';

export default activitySamples(stored, {
  // The three dictation modes.
  options: [
    defaultDictationOptions,
    { mode: 'delayed', times: 1, gap: 0, speed: 1, shownFor: 20 },
    { mode: 'typed', times: 5, gap: 30, speed: 0.5, shownFor: 2 },
  ],
  seen: (state) => state,
});

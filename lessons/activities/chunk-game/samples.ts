import { activitySamples } from '../activity-samples.ts';
import { puzzlesOf } from './puzzle.ts';
import { stored } from './state.ts';

export default activitySamples(stored, {
  // A few sentences and all of them, with and without distractors.
  options: [
    { sentences: null, distractors: 0, mixed: false },
    { sentences: 3, distractors: 2, mixed: true },
  ],
  seen: (state, { text }) => puzzlesOf(state, text).map(({ jumble }) => jumble.map(({ id }) => id)),
});

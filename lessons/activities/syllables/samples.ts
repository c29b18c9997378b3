import { activitySamples, wordsOf } from '../activity-samples.ts';
import { stored } from './state.ts';

export default activitySamples(stored, {
  options: [
    { which: 'all', look: 'dots', claps: false },
    { which: 'all', look: 'colours', claps: true },
    { which: 'tapped', look: 'dots', claps: true },
  ],
  seen: ({ ids, options }, material) => ({
    options,
    tapped: wordsOf(ids, material),
  }),
});

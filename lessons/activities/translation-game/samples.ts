import { activitySamples } from '../activity-samples.ts';
import { roundsOf } from './rounds.ts';
import { stored } from './state.ts';

export default activitySamples(stored, {
  // Covers every source, every direction and both modes.
  options: [
    { source: 'vocabulary', direction: 'target-native', mode: 'choose', rounds: 10, seconds: 0 },
    { source: 'chunks', direction: 'mixed', mode: 'choose', rounds: 5, seconds: 10 },
    { source: 'sentences', direction: 'native-target', mode: 'say', rounds: 20, seconds: 30 },
  ],
  seen: (state, material) =>
    roundsOf(state, material).map(
      ({ item, shown, choices }) => `${item.id} ${shown}: ${choices.map(({ id }) => id).join(' ')}`,
    ),
});

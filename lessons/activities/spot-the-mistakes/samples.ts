import { activitySamples } from '../activity-samples.ts';
import { placedMistakes } from './make-mistakes.ts';
import { wrongSentence } from './place-mistake.ts';
import { defaultMistakesOptions, stored } from './state.ts';

export default activitySamples(stored, {
  options: [defaultMistakesOptions, { types: ['agreement', 'wrong-word', 'accent'], count: 2 }],
  seen: ({ ids }, material) =>
    placedMistakes(material)
      .filter(({ sentenceId }) => ids.includes(sentenceId))
      .map(wrongSentence),
});

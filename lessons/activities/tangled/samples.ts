import { wordsSeenInLowerCase } from '#language/text/sentence-capital.ts';
import { activitySamples } from '../activity-samples.ts';
import { spineOf } from './make-tangle.ts';
import { defaultTangledOptions, stored } from './state.ts';
import { tangledRuns } from './tangled-runs.ts';

export default activitySamples(stored, {
  options: [
    defaultTangledOptions,
    { percent: 25, spine: 'target', into: 'native' },
    { percent: 80, spine: 'native', into: 'target' },
    { percent: 0, spine: 'target', into: 'target' },
    { percent: 100, spine: 'native', into: 'native' },
  ],
  seen: ({ ids, options }, { text }) =>
    text.sentences.map((sentence) =>
      tangledRuns(sentence, text, {
        native: new Set(ids),
        spine: spineOf(options.spine, text.target),
        lowercaseWords: {
          target: wordsSeenInLowerCase(text, 'target'),
          native: wordsSeenInLowerCase(text, 'native'),
        },
      }).map(({ side, parts }) => `${side} ${parts.map(({ chunkId }) => chunkId).join(' ')}`),
    ),
});

import { msg } from '@lingui/core/macro';
import type { Tour } from '../tour-step.ts';

/** The classroom toolkit: gaps, highlighter, games, vocabulary slides and worksheets. */
export const tour: Tour = {
  steps: [
    {
      target: 'activity-gap-fill',
      title: msg`Fill the gaps`,
      text: msg`Hide some words, or only the verbs, or one in five. Press a gap to show the word.`,
    },
    {
      target: 'activity-highlighter',
      title: msg`Highlighter`,
      text: msg`Colour the verbs, the nouns, or whatever you mark by hand, in eight colours.`,
    },
    {
      target: ['activity-pairs', 'activity-chunk-game', 'activity-translation-game'],
      title: msg`Games`,
      text: msg`Pairs, sentence building and a translation race: the same words, with more noise.`,
    },
    {
      target: 'activity-vocab-slides',
      title: msg`Key vocabulary slides`,
      text: msg`One word at a time, with its picture and its sound. A good way to start.`,
    },
    {
      target: 'print',
      title: msg`Print worksheets`,
      text: msg`Put gaps, vocabulary and questions on paper, with a key for yourself.`,
    },
  ],
};

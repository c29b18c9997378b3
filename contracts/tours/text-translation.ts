import type { Tour } from './tour-step.ts';

/** The classroom toolkit: gaps, highlighter, games, vocabulary slides and worksheets. */
export const tour: Tour = {
  steps: [
    {
      target: 'activity-gap-fill',
      title: 'Fill the gaps',
      text: 'Hide some words, or only the verbs, or one in five. Press a gap to show the word.',
    },
    {
      target: 'activity-highlighter',
      title: 'Highlighter',
      text: 'Colour the verbs, the nouns, or whatever you mark by hand, in eight colours.',
    },
    {
      target: ['activity-pairs', 'activity-chunk-game', 'activity-translation-game'],
      title: 'Games',
      text: 'Pairs, sentence building and a translation race: the same words, with more noise.',
    },
    {
      target: 'activity-vocab-slides',
      title: 'Key vocabulary slides',
      text: 'One word at a time, with its picture and its sound. A good way to start.',
    },
    {
      target: 'print',
      title: 'Print worksheets',
      text: 'Put gaps, vocabulary and questions on paper, with a key for yourself.',
    },
  ],
};

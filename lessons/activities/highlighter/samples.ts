import { activitySamples } from '../activity-samples.ts';
import { highlightColours } from './paint-words.ts';
import { defaultHighlightOptions, stored } from './state.ts';

export default activitySamples(stored, {
  // Covers both modes and each effect, with one colour and with all eight.
  options: [
    defaultHighlightOptions,
    {
      ...defaultHighlightOptions,
      effect: 'underline',
      side: 'native',
      tags: [
        { pos: 'noun', colour: 'grey' },
        { pos: 'verb', colour: 'teal' },
        { pos: 'adjective', colour: 'purple' },
        { pos: 'adverb', colour: 'orange' },
        { pos: 'pronoun', colour: 'pink' },
        { pos: 'preposition', colour: 'blue' },
        { pos: 'article', colour: 'green' },
        { pos: 'name', colour: 'yellow' },
      ],
    },
    { ...defaultHighlightOptions, tags: [], effect: 'bold' },
    {
      ...defaultHighlightOptions,
      mode: 'free',
      pen: 'pink',
      names: { pink: 'past tense', blue: '' },
    },
  ],
  seen: (state, material) => Object.fromEntries(highlightColours(state, material.text)),
});

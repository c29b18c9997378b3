import { defaultHighlightOptions, type HighlightOptions } from './options.ts';

/** Both modes, each effect, one colour and all eight. */
export const highlighterOptions: readonly HighlightOptions[] = [
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
];

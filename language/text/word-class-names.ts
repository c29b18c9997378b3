import type { PartOfSpeech } from './text.ts';

/** The dictionary label of a single word, by part of speech. */
export const wordClassNames: Readonly<Record<PartOfSpeech, string>> = {
  noun: 'noun',
  name: 'name',
  verb: 'verb',
  adjective: 'adjective',
  adverb: 'adverb',
  pronoun: 'pronoun',
  preposition: 'preposition',
  conjunction: 'conjunction',
  article: 'article or determiner',
  number: 'number',
  interjection: 'interjection',
  particle: 'particle',
  measure: 'measure word',
  other: 'other word',
};

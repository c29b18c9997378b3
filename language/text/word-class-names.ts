import type { PartOfSpeech } from './text.ts';

/** What one word is called by its class, as a dictionary says it. */
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

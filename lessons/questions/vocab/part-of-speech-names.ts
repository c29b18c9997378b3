import { msg } from '@lingui/core/macro';
import type { PartOfSpeech } from '#language/text/text.ts';
import type { Message } from '#language/wordings/speaker.ts';

/** The names of the parts of speech of one word, as teachers choose them in a list of words. */
export const partOfSpeechNames: Readonly<Record<PartOfSpeech, Message>> = {
  noun: msg`noun`,
  name: msg({ message: 'name', context: 'part of speech' }),
  verb: msg`verb`,
  adjective: msg`adjective`,
  adverb: msg`adverb`,
  pronoun: msg`pronoun`,
  preposition: msg`preposition`,
  conjunction: msg`conjunction`,
  article: msg({ message: 'article', context: 'part of speech' }),
  number: msg({ message: 'number', context: 'part of speech' }),
  interjection: msg`interjection`,
  particle: msg({ message: 'particle', context: 'part of speech' }),
  measure: msg({ message: 'measure', context: 'part of speech' }),
  other: msg({ message: 'other', context: 'part of speech' }),
};

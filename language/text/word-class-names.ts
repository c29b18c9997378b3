import { msg } from '@lingui/core/macro';
import type { Message } from '../wordings/speaker.ts';
import type { PartOfSpeech } from './text.ts';

/** The dictionary label of a single word, by part of speech. */
export const wordClassNames: Readonly<Record<PartOfSpeech, Message>> = {
  noun: msg({ message: 'noun', context: 'word class' }),
  name: msg({ message: 'name', context: 'word class' }),
  verb: msg({ message: 'verb', context: 'word class' }),
  adjective: msg({ message: 'adjective', context: 'word class' }),
  adverb: msg({ message: 'adverb', context: 'word class' }),
  pronoun: msg({ message: 'pronoun', context: 'word class' }),
  preposition: msg({ message: 'preposition', context: 'word class' }),
  conjunction: msg({ message: 'conjunction', context: 'word class' }),
  article: msg({ message: 'article or determiner', context: 'word class' }),
  number: msg({ message: 'number', context: 'word class' }),
  interjection: msg({ message: 'interjection', context: 'word class' }),
  particle: msg({ message: 'particle', context: 'word class' }),
  measure: msg({ message: 'measure word', context: 'word class' }),
  other: msg({ message: 'other word', context: 'word class' }),
};

import { msg } from '@lingui/core/macro';
import type { Message } from '../wordings/speaker.ts';
import type { PartOfSpeech } from './text.ts';

/** The names of the parts of speech that teachers see: alone, in menus and legends, and in a sentence. */
export const partOfSpeechWords: Record<PartOfSpeech, { name: Message; inSentence: Message }> = {
  noun: { name: msg`Nouns`, inSentence: msg`nouns` },
  name: {
    name: msg({ message: 'Names', context: 'part of speech' }),
    inSentence: msg({ message: 'names', context: 'part of speech' }),
  },
  verb: { name: msg`Verbs`, inSentence: msg`verbs` },
  adjective: { name: msg`Adjectives`, inSentence: msg`adjectives` },
  adverb: { name: msg`Adverbs`, inSentence: msg`adverbs` },
  pronoun: { name: msg`Pronouns`, inSentence: msg`pronouns` },
  preposition: { name: msg`Prepositions`, inSentence: msg`prepositions` },
  conjunction: { name: msg`Conjunctions`, inSentence: msg`conjunctions` },
  article: { name: msg`Articles and determiners`, inSentence: msg`articles and determiners` },
  number: {
    name: msg({ message: 'Numbers', context: 'part of speech' }),
    inSentence: msg({ message: 'numbers', context: 'part of speech' }),
  },
  interjection: { name: msg`Interjections`, inSentence: msg`interjections` },
  particle: { name: msg`Particles`, inSentence: msg`particles` },
  measure: { name: msg`Measure words`, inSentence: msg`measure words` },
  other: {
    name: msg({ message: 'Other', context: 'part of speech' }),
    inSentence: msg({ message: 'other', context: 'part of speech' }),
  },
};

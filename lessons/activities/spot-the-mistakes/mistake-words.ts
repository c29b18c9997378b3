import { msg } from '@lingui/core/macro';
import type { Message } from '#language/wordings/speaker.ts';
import type { MistakeType } from './content.ts';

interface MistakeWords {
  name: Message;
  /** The name inside a sentence or a list. */
  inSentence: Message;
}

/** The teacher's names for the kinds of mistake, as written in the margin. */
export const mistakeWords: Record<MistakeType, MistakeWords> = {
  spelling: {
    name: msg({ message: 'Spelling', context: 'kind of mistake' }),
    inSentence: msg({ message: 'spelling', context: 'kind of mistake' }),
  },
  accent: {
    name: msg({ message: 'Accent', context: 'kind of mistake' }),
    inSentence: msg({ message: 'accent', context: 'kind of mistake' }),
  },
  agreement: {
    name: msg({ message: 'Agreement', context: 'kind of mistake' }),
    inSentence: msg({ message: 'agreement', context: 'kind of mistake' }),
  },
  tense: {
    name: msg({ message: 'Tense', context: 'kind of mistake' }),
    inSentence: msg({ message: 'tense', context: 'kind of mistake' }),
  },
  'word-order': { name: msg`Word order`, inSentence: msg`word order` },
  'wrong-word': { name: msg`Wrong word`, inSentence: msg`wrong word` },
  register: {
    name: msg({ message: 'Register', context: 'kind of mistake' }),
    inSentence: msg({ message: 'register', context: 'kind of mistake' }),
  },
};

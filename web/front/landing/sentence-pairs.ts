import { msg } from '@lingui/core/macro';
import type { Message } from '#language/wordings/speaker.ts';

/** A chunk of a sentence in both languages, in the same order on both sides. */
interface PairChunk {
  target: string;
  native: string;
}

export interface SentencePair {
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The language's name in that language. */
  name: string;
  language: Message;
  chunks: readonly PairChunk[];
}

/** The sentences of the demonstration; each translates its English counterpart chunk by chunk. */
export const sentencePairs: readonly [SentencePair, ...SentencePair[]] = [
  {
    lang: 'fr',
    dir: 'ltr',
    name: 'Français',
    language: msg`French`,
    chunks: [
      { target: 'Je voudrais', native: 'I would like' },
      { target: 'un petit cadeau', native: 'a little present' },
      { target: 'pour ma sœur,', native: 'for my sister,' },
      { target: 'mais tout est', native: 'but everything is' },
      { target: 'trop cher ici.', native: 'too expensive here.' },
    ],
  },
  {
    lang: 'cy',
    dir: 'ltr',
    name: 'Cymraeg',
    language: msg`Welsh`,
    chunks: [
      { target: 'Dw i’n hoffi', native: 'I like' },
      { target: 'yfed te', native: 'drinking tea' },
      { target: 'gyda Mam', native: 'with Mum' },
      { target: 'bob bore.', native: 'every morning.' },
    ],
  },
  {
    lang: 'ar',
    dir: 'rtl',
    name: 'العربية',
    language: msg`Arabic`,
    chunks: [
      { target: 'أشرب', native: 'I drink' },
      { target: 'الشاي', native: 'tea' },
      { target: 'مع أمي', native: 'with my mother' },
      { target: 'كل صباح.', native: 'every morning.' },
    ],
  },
];

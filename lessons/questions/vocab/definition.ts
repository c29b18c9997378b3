import { features } from '#contracts/access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { alignVocabulary } from '../guidance.ts';
import { differentWords } from '../item-count.ts';
import { check } from './check.ts';
import { VocabContent } from './content.ts';
import { prompt } from './prompt.ts';
import { fromReply, VocabReply } from './reply.ts';

export const vocab = defineQuestion({
  title: features.vocab,
  aim: 'Pupils learn the words that carry the text, each with its meaning.',
  Content: VocabContent,
  Reply: VocabReply,
  fits: () => true,
  prompt,
  count: (text) => Math.min(24, Math.max(8, Math.round(differentWords(text).length / 3))),
  fromReply,
  check,
  guidance: alignVocabulary,
});

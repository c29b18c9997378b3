import { features } from '#contracts/access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { check } from './check.ts';
import { PhraseContent } from './content.ts';
import { prompt } from './prompt.ts';
import { fromReply, PhraseReply } from './reply.ts';

export const phrase = defineQuestion({
  title: features.phrase,
  aim: 'Pupils read a phrase in their own language and find its partner in the text.',
  Content: PhraseContent,
  Reply: PhraseReply,
  fits: () => true,
  prompt,
  count: bySentences(1, 4, 12),
  fromReply,
  check,
});

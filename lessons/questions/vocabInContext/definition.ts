import { features } from '#contracts/access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { check } from './check.ts';
import { VocabInContextContent } from './content.ts';
import { prompt } from './prompt.ts';
import { fromReply, VocabInContextReply } from './reply.ts';

export const vocabInContext = defineQuestion({
  title: features.vocabInContext,
  aim: 'Pupils work out from its sentence what a word means there.',
  Content: VocabInContextContent,
  Reply: VocabInContextReply,
  fits: () => true,
  prompt,
  count: bySentences(1, 5, 12),
  fromReply,
  check,
});

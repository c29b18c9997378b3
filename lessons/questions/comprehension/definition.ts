import { features } from '#contracts/access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { check } from './check.ts';
import { ComprehensionContent } from './content.ts';
import { prompt } from './prompt.ts';
import { ComprehensionReply, fromReply } from './reply.ts';

export const comprehension = defineQuestion({
  title: features.comprehension,
  aim: 'Pupils answer questions whose answers are in the text.',
  Content: ComprehensionContent,
  Reply: ComprehensionReply,
  fits: () => true,
  prompt,
  count: bySentences(1, 5, 10),
  fromReply,
  check,
});

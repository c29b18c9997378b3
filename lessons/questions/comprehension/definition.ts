import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { kinds } from '../kinds.ts';
import { check } from './check.ts';
import { ComprehensionContent } from './content.ts';
import { prompt } from './prompt.ts';
import { ComprehensionReply, fromReply } from './reply.ts';

export const comprehension = defineQuestion({
  ...kinds.comprehension,
  Content: ComprehensionContent,
  Reply: ComprehensionReply,
  prompt,
  count: bySentences(1, 5, 10),
  fromReply,
  check,
});

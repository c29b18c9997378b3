import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { kinds } from '../kinds.ts';
import { check } from './check.ts';
import { InferenceContent } from './content.ts';
import { prompt } from './prompt.ts';
import { fromReply, InferenceReply } from './reply.ts';

export const inferenceQues = defineQuestion({
  ...kinds.inferenceQues,
  Content: InferenceContent,
  Reply: InferenceReply,
  prompt,
  count: bySentences(2, 3, 6),
  fromReply,
  check,
});

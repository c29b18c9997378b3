import { features } from '#contracts/access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { check } from './check.ts';
import { InferenceContent } from './content.ts';
import { prompt } from './prompt.ts';
import { fromReply, InferenceReply } from './reply.ts';

export const inferenceQues = defineQuestion({
  title: features.inferenceQues,
  aim: 'Pupils work out what the text does not say, and name the sentence that tells them.',
  Content: InferenceContent,
  Reply: InferenceReply,
  fits: () => true,
  prompt,
  count: bySentences(2, 3, 6),
  fromReply,
  check,
});

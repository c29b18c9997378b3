import { features } from '#contracts/access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { check } from './check.ts';
import { MultitypeContent } from './content.ts';
import { prompt } from './prompt.ts';
import { fromReply, MultitypeReply } from './reply.ts';

export const multitypeQues = defineQuestion({
  title: features.multitypeQues,
  aim: 'Pupils choose the right answer, put events in order and find the odd one out.',
  Content: MultitypeContent,
  Reply: MultitypeReply,
  fits: () => true,
  prompt,
  count: bySentences(1, 6, 9),
  fromReply,
  check,
});

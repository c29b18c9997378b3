import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { kinds } from '../kinds.ts';
import { check } from './check.ts';
import { MultitypeContent } from './content.ts';
import { multitypeQuesPrompt } from './prompt.ts';
import { fromReply, MultitypeReply } from './reply.ts';

export const multitypeQues = defineQuestion({
  ...kinds.multitypeQues,
  Content: MultitypeContent,
  Reply: MultitypeReply,
  prompt: multitypeQuesPrompt,
  count: bySentences(1, 6, 9),
  fromReply,
  check,
});

import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { kinds } from '../kinds.ts';
import { check } from './check.ts';
import { WhoSaidWhatContent } from './content.ts';
import { whoSaidWhatPrompt } from './prompt.ts';
import { fromReply, WhoSaidWhatReply } from './reply.ts';

export const whoSaidWhat = defineQuestion({
  ...kinds.whoSaidWhat,
  Content: WhoSaidWhatContent,
  Reply: WhoSaidWhatReply,
  prompt: whoSaidWhatPrompt,
  count: bySentences(1, 6, 10),
  fromReply,
  check,
});

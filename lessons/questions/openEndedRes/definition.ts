import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { kinds } from '../kinds.ts';
import { check } from './check.ts';
import { OpenEndedContent } from './content.ts';
import { openEndedResPrompt } from './prompt.ts';
import { fromReply, OpenEndedReply } from './reply.ts';

export const openEndedRes = defineQuestion({
  ...kinds.openEndedRes,
  Content: OpenEndedContent,
  Reply: OpenEndedReply,
  prompt: openEndedResPrompt,
  count: bySentences(3, 3, 5),
  fromReply,
  check,
});

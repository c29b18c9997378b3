import { defineQuestion } from '../../questions/define-question.ts';
import { bySentences } from '../../questions/item-count.ts';
import { kinds } from '../../questions/kinds.ts';
import { check } from './check.ts';
import { DeliberateErrorsContent } from './content.ts';
import { prompt } from './prompt.ts';
import { DeliberateErrorsReply, fromReply } from './reply.ts';

export const deliberateErrors = defineQuestion({
  ...kinds.deliberateErrors,
  Content: DeliberateErrorsContent,
  Reply: DeliberateErrorsReply,
  prompt,
  count: bySentences(2, 3, 8),
  fromReply,
  check,
});

import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { kinds } from '../kinds.ts';
import { check } from './check.ts';
import { StatementContent } from './content.ts';
import { statementPrompt } from './prompt.ts';
import { fromReply, StatementReply } from './reply.ts';

export const statement = defineQuestion({
  ...kinds.statement,
  Content: StatementContent,
  Reply: StatementReply,
  prompt: statementPrompt,
  count: bySentences(1, 6, 10),
  fromReply,
  check,
});

import { features } from '#contracts/access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { check } from './check.ts';
import { StatementContent } from './content.ts';
import { prompt } from './prompt.ts';
import { fromReply, StatementReply } from './reply.ts';

export const statement = defineQuestion({
  title: features.statement,
  aim: 'Pupils decide whether each statement is true and put the false ones right.',
  Content: StatementContent,
  Reply: StatementReply,
  fits: () => true,
  prompt,
  count: bySentences(1, 6, 10),
  fromReply,
  check,
});

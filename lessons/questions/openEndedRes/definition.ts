import { features } from '#contracts/access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { check } from './check.ts';
import { OpenEndedContent } from './content.ts';
import { prompt } from './prompt.ts';
import { fromReply, OpenEndedReply } from './reply.ts';

export const openEndedRes = defineQuestion({
  title: features.openEndedRes,
  aim: 'Pupils answer about themselves, with useful phrases and a model answer to lean on.',
  Content: OpenEndedContent,
  Reply: OpenEndedReply,
  fits: () => true,
  prompt,
  count: bySentences(3, 3, 5),
  fromReply,
  check,
});

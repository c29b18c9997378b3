import { features } from '#contracts/access/features.ts';
import { defineQuestion } from '../../questions/define-question.ts';
import { bySentences } from '../../questions/item-count.ts';
import { check } from './check.ts';
import { DeliberateErrorsContent } from './content.ts';
import { prompt } from './prompt.ts';
import { DeliberateErrorsReply, fromReply } from './reply.ts';

export const deliberateErrors = defineQuestion({
  title: features.spotTheMistakes,
  aim: 'Pupils find one deliberate mistake in each chosen sentence and put it right.',
  Content: DeliberateErrorsContent,
  Reply: DeliberateErrorsReply,
  fits: () => true,
  prompt,
  count: bySentences(2, 3, 8),
  fromReply,
  check,
});

import { features } from '#contracts/access/features.ts';
import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { check } from './check.ts';
import { WhoSaidWhatContent } from './content.ts';
import { prompt } from './prompt.ts';
import { fromReply, WhoSaidWhatReply } from './reply.ts';

export const whoSaidWhat = defineQuestion({
  title: features.whoSaidWhat,
  aim: 'Pupils give each statement to the speaker whose words it reports.',
  Content: WhoSaidWhatContent,
  Reply: WhoSaidWhatReply,
  fits: (textType) => textType === 'dialogue2' || textType === 'dialogue3',
  prompt,
  count: bySentences(1, 6, 10),
  fromReply,
  check,
});

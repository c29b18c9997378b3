import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { kinds } from '../kinds.ts';
import { check } from './check.ts';
import { PhraseContent } from './content.ts';
import { phrasePrompt } from './prompt.ts';
import { fromReply, PhraseReply } from './reply.ts';

export const phrase = defineQuestion({
  ...kinds.phrase,
  Content: PhraseContent,
  Reply: PhraseReply,
  prompt: phrasePrompt,
  count: bySentences(1, 4, 12),
  fromReply,
  check,
});

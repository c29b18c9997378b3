import { defineQuestion } from '../define-question.ts';
import { bySentences } from '../item-count.ts';
import { kinds } from '../kinds.ts';
import { check } from './check.ts';
import { VocabInContextContent } from './content.ts';
import { vocabInContextPrompt } from './prompt.ts';
import { fromReply, VocabInContextReply } from './reply.ts';

export const vocabInContext = defineQuestion({
  ...kinds.vocabInContext,
  Content: VocabInContextContent,
  Reply: VocabInContextReply,
  prompt: vocabInContextPrompt,
  count: bySentences(1, 5, 12),
  fromReply,
  check,
});

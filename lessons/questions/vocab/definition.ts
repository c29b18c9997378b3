import { defineQuestion } from '../define-question.ts';
import { differentWords } from '../item-count.ts';
import { kinds } from '../kinds.ts';
import { check } from './check.ts';
import { VocabContent } from './content.ts';
import { vocabPrompt } from './prompt.ts';
import { fromReply, VocabReply } from './reply.ts';

export const vocab = defineQuestion({
  ...kinds.vocab,
  Content: VocabContent,
  Reply: VocabReply,
  prompt: vocabPrompt,
  count: (text) => Math.min(24, Math.max(8, Math.round(differentWords(text).length / 3))),
  fromReply,
  check,
});

import { bySentences } from '../item-count.ts';
import { kinds } from '../kinds.ts';
import { defineQuestionAndAnswer } from '../question-and-answer.ts';
import { check } from './check.ts';
import { ComprehensionContent } from './content.ts';
import { comprehensionPrompt } from './prompt.ts';

export const comprehension = defineQuestionAndAnswer({
  ...kinds.comprehension,
  Content: ComprehensionContent,
  prompt: comprehensionPrompt,
  count: bySentences(1, 5, 10),
  withSentence: (asked, sentenceId) => ({ ...asked, sentenceId }),
  check,
});

import { comprehensionPrompt } from '../../prompts/question-templates.ts';
import { bySentences } from '../define-question.ts';
import { kinds } from '../kinds.ts';
import { defineQuestionAndAnswer } from '../question-and-answer.ts';
import { check } from './check.ts';
import { ComprehensionContent } from './content.ts';

export const comprehension = defineQuestionAndAnswer({
  ...kinds.comprehension,
  Content: ComprehensionContent,
  prompt: comprehensionPrompt,
  count: bySentences(1, 5, 10),
  withSentence: (asked, sentenceId) => ({ ...asked, sentenceId }),
  check,
});

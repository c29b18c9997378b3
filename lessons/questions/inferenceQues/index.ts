import { inferenceQuesPrompt } from '../../prompts/question-templates.ts';
import { bySentences } from '../define-question.ts';
import { kinds } from '../kinds.ts';
import { defineQuestionAndAnswer } from '../question-and-answer.ts';
import { check } from './check.ts';
import { InferenceContent } from './content.ts';

export const inferenceQues = defineQuestionAndAnswer({
  ...kinds.inferenceQues,
  Content: InferenceContent,
  prompt: inferenceQuesPrompt,
  count: bySentences(2, 3, 6),
  withSentence: (asked, sentenceId) => ({ ...asked, evidence: { sentenceId } }),
  check,
});

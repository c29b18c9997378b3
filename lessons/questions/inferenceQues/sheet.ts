import { msg } from '@lingui/core/macro';
import { questionAndAnswerSheet } from '../question-and-answer-sheet.ts';
import type { InferenceContent } from './content.ts';

/** Inference questions; the answer key contains the sentence from which pupils can infer the answer. */
export const inferenceSheet = questionAndAnswerSheet<InferenceContent['items'][number]>({
  title: msg`Inference questions`,
  instruction: msg`The text does not say it directly. Answer, and write down the words that tell you.`,
  lines: 3,
  marksEach: 2,
  proofOf: ({ evidence }, { sentences }) =>
    sentences.find(({ id }) => id === evidence.sentenceId)?.target.text,
});

import { msg } from '@lingui/core/macro';
import { questionAndAnswerSheet } from '../question-and-answer-sheet.ts';
import type { ComprehensionContent } from './content.ts';

/** Questions that the text answers directly. */
export const comprehensionSheet = questionAndAnswerSheet<ComprehensionContent['items'][number]>({
  title: msg`Comprehension questions`,
  instruction: msg`Read the text. Answer the questions in full sentences.`,
  lines: 2,
  marksEach: 1,
});

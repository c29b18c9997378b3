import { msg } from '@lingui/core/macro';
import type { Message } from '#language/wordings/speaker.ts';
import type { QuestionType } from './kinds.ts';

/**
 * The names of the question types. They are in a file of their own, because Workers load `kinds.ts` without macros, and the
 * lesson page does not need the other words.
 */
export const questionWords: Readonly<Record<QuestionType, Message>> = {
  phrase: msg`Find the phrase`,
  vocab: msg`Key vocabulary`,
  statement: msg`True or false`,
  comprehension: msg`Comprehension questions`,
  chunk: msg`Sentence chunks`,
  multitypeQues: msg`Mixed questions`,
  openEndedRes: msg`Open-ended responses`,
  vocabInContext: msg`Vocabulary in context`,
  whoSaidWhat: msg`Who said what`,
  inferenceQues: msg`Inference questions`,
  syllables: msg`Syllables`,
  deliberateErrors: msg`Spot-the-mistakes`,
};

import type { Feature } from './features.ts';

/**
 * The feature that a plan must include for each question type. The two generated activities (syllables and
 * deliberate errors) need the feature of the pupil exercise that uses them.
 */
export const questionFeatures = {
  phrase: 'phrase',
  vocab: 'vocab',
  statement: 'statement',
  comprehension: 'comprehension',
  chunk: 'chunk',
  multitypeQues: 'multitypeQues',
  openEndedRes: 'openEndedRes',
  vocabInContext: 'vocabInContext',
  whoSaidWhat: 'whoSaidWhat',
  inferenceQues: 'inferenceQues',
  syllables: 'showSyllables',
  deliberateErrors: 'spotTheMistakes',
} as const satisfies Record<string, Feature>;

import type { Feature } from './features.ts';

/**
 * The feature that a plan must include for each kind of questions. The two made activities are sold
 * under the names of what pupils do with them.
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

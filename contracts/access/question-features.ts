import type { Feature } from './features.ts';

/**
 * The feature that a plan must include for each question type. The two generated activities are sold under
 * the names of the pupils' exercises.
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

/**
 * Names of the features that are question types, by key. Separate from the other features because a lesson
 * page shows only these.
 */
export const questionNames = {
  phrase: 'Find the phrase',
  vocab: 'Key vocabulary',
  statement: 'True or false',
  comprehension: 'Comprehension questions',
  chunk: 'Sentence chunks',
  multitypeQues: 'Mixed questions',
  openEndedRes: 'Open-ended responses',
  vocabInContext: 'Vocabulary in context',
  whoSaidWhat: 'Who said what',
  inferenceQues: 'Inference questions',
  spotTheMistakes: 'Spot-the-mistakes',
  showSyllables: 'Show syllables',
} as const;

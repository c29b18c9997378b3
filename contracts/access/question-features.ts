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

/**
 * Display names of the features that are question types, keyed by feature. They are separate from the other
 * features because a lesson page shows only question types.
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

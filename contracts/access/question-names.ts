/**
 * The names of the features that are kinds of questions, by their keys. Apart from the other features,
 * because a lesson's page shows these and none of those.
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

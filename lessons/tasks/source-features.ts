import type { Feature } from '#contracts/access/features.ts';
import type { TaskSourceName } from './sources.ts';

/**
 * The feature that a teacher's plan must include to set each source as homework. This list is separate from
 * the sources, because the Worker needs the list but does not create tasks.
 */
export const sourceFeatures: Record<TaskSourceName, Feature> = {
  'gap-fill': 'gapFill',
  vocab: 'vocab',
  'vocab-sound': 'vocabAudio',
  pairs: 'pairsGame',
  chunk: 'chunk',
  tangled: 'tangledTranslations',
  statement: 'statement',
  comprehension: 'comprehension',
  multitypeQues: 'multitypeQues',
  phrase: 'phrase',
  vocabInContext: 'vocabInContext',
  whoSaidWhat: 'whoSaidWhat',
  inferenceQues: 'inferenceQues',
  openEndedRes: 'openEndedRes',
  'spot-the-mistakes': 'spotTheMistakes',
  'word-class': 'highlightPartOfSpeech',
  dictation: 'aiVoiceovers',
  'word-search': 'teacherToolkit',
  'word-search-meaning': 'teacherToolkit',
};

/** Returns the feature required by a stored source name; null for an unknown name. */
export const featureOfSource = (name: string): Feature | null =>
  Object.entries(sourceFeatures).find(([source]) => source === name)?.[1] ?? null;

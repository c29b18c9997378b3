import type { Feature } from '#contracts/access/features.ts';
import type { TaskSourceName } from './sources.ts';

/**
 * What a teacher's plan must include for something of a lesson to be set as homework. Apart from the
 * sources themselves, because the Worker asks too and makes no tasks.
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
};

/** The feature that a stored source's name asks for; null for a name that is none. */
export const featureOfSource = (name: string): Feature | null =>
  Object.entries(sourceFeatures).find(([source]) => source === name)?.[1] ?? null;

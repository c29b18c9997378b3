import { chunksSource } from './sources/chunks.ts';
import { gapFillSource } from './sources/gap-fill.ts';
import {
  comprehensionSource,
  inferenceSource,
  openEndedSource,
  statementSource,
  whoSaidWhatSource,
} from './sources/questions.ts';
import { tangledSource } from './sources/tangled.ts';
import { pairsSource, vocabularySoundSource, vocabularySource } from './sources/vocabulary.ts';
import { wordSearchMeaningSource, wordSearchSource } from './sources/word-search.ts';
import {
  dictationSource,
  mistakesSource,
  mixedSource,
  phraseSource,
  vocabInContextSource,
  wordClassSource,
} from './sources/words-in-text.ts';
import type { TaskSource } from './task-source.ts';

/** Every source of homework in a lesson, by the name used in stored tasks. */
export const taskSources = {
  'gap-fill': gapFillSource,
  vocab: vocabularySource,
  'vocab-sound': vocabularySoundSource,
  pairs: pairsSource,
  chunk: chunksSource,
  tangled: tangledSource,
  statement: statementSource,
  comprehension: comprehensionSource,
  multitypeQues: mixedSource,
  phrase: phraseSource,
  vocabInContext: vocabInContextSource,
  whoSaidWhat: whoSaidWhatSource,
  inferenceQues: inferenceSource,
  openEndedRes: openEndedSource,
  'spot-the-mistakes': mistakesSource,
  'word-class': wordClassSource,
  dictation: dictationSource,
  'word-search': wordSearchSource,
  'word-search-meaning': wordSearchMeaningSource,
} satisfies Record<string, TaskSource>;

export type TaskSourceName = keyof typeof taskSources;

export function isTaskSourceName(name: string): name is TaskSourceName {
  return Object.hasOwn(taskSources, name);
}

export const taskSourceNames = Object.keys(taskSources).filter(isTaskSourceName);

import { defaultSentenceChunksOptions, type SentenceChunksOptions } from './options.ts';

export const sentenceChunksOptions: readonly SentenceChunksOptions[] = [
  defaultSentenceChunksOptions,
  { mode: 'linked', covered: 'native', side: 'target' },
  { mode: 'jumbled', covered: 'nothing', side: 'target' },
  { mode: 'jumbled', covered: 'nothing', side: 'native' },
];

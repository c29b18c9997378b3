import type { TranslationOptions } from './options.ts';

/** Every source, every direction and both modes. */
export const translationExamples: readonly TranslationOptions[] = [
  { source: 'vocabulary', direction: 'target-native', mode: 'choose', rounds: 10, seconds: 0 },
  { source: 'chunks', direction: 'mixed', mode: 'choose', rounds: 5, seconds: 10 },
  { source: 'sentences', direction: 'native-target', mode: 'say', rounds: 20, seconds: 30 },
];

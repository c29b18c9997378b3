import type { SyllableRules } from './cut-by-vowels.ts';

/** Every vowel is a syllable and one consonant goes with it: öğ·ret·men, sa·at. */
export const turkish: SyllableRules = {
  nucleus: /[aâeıiîoöuûü]/u,
  onsets: new Set(),
  // I is not the capital of i here, and İ would change its length.
  fold: (word) => word.replaceAll('İ', 'i').replaceAll('I', 'ı').toLowerCase(),
};

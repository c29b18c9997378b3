import { type SyllableRules, words } from './cut-by-vowels.ts';

/** Every vowel is a syllable; one consonant, which may be written with two letters, goes with it. */
export const hungarian: SyllableRules = {
  nucleus: /[aáeéiíoóöőuúüű]/u,
  onsets: words('cs dz dzs gy ly ny sz ty zs'),
};

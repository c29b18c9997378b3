import { type SyllableRules, words } from './cut-by-vowels.ts';

/** Every syllable ends in a vowel; two short ones that glide are one (whā·nau), a long one stands alone. */
export const maori: SyllableRules = {
  nucleus: /a[eiou]|e[iu]|o[eiu]|[aeiouāēīōū]/u,
  onsets: words('ng wh'),
};

import { type SyllableRules, words } from './cut-by-vowels.ts';

/**
 * Two strong vowels, or a weak one with an accent, make two syllables (po·e·ta, pa·ís); a weak vowel
 * without one stays with its neighbour (ciu·dad). y is a vowel at the end of a word (rey); the u of que,
 * qui, gue and gui is silent (quie·ro, si·guien·te). The r behind sub- begins a syllable alone (sub·ra·yar).
 */
export const spanish: SyllableRules = {
  nucleus:
    /(?:(?<=[qg])u(?=[eiéí]))?(?:[iu]y(?![aeiouáéíóú])|[iuü]?[aeoáéó](?:[iu]|y(?![aeiouáéíóú]))?|[iu][iuíú]|ü[ií]|[íúiuü]|y(?![aeiouáéíóú]))/u,
  onsets: words('ch ll rr pr br tr dr cr gr fr pl bl cl gl fl'),
  seam: /(?<=^sub)(?=r)/iu,
};

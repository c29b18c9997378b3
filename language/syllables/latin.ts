import { type SyllableRules, words } from './cut-by-vowels.ts';

/**
 * ae, oe and au are one sound, but not in po·e·ta, po·e·ma, co·e·git; i is a consonant at the start and
 * between vowels (Iū·li·us), though not behind qu (qui·a); a mute with l or r begins a syllable (pa·tri·a).
 */
export const latin: SyllableRules = {
  nucleus:
    /ae|(?<!^(?:p(?=oe[tms])|c(?=oeg)))oe|au|^eu|(?<![q])(?<!ng(?=u[aeioāēīō]))[uū]|[aeoyāēōȳ]|ī|(?<=^)i(?![aeouāēōū])|(?<=[^aeiouyāēīōūȳ]|qu)i|(?<=[aeiouāēīōū])i(?![aeiouāēīōū])/u,
  onsets: words('ch ph th qu pr br tr dr cr gr fr pl bl cl gl fl gu'),
};

import type { SyllableRules } from './cut-by-vowels.ts';

/**
 * Common second parts of compounds with ie, uo or yö, in forms that no other end of a word shares: not the
 * plurals of -ti (ko·ti·en), not toi·mi·es·sa, ni·mi·e·si·merk·ki or si·vu·o·sa.
 */
const second = [
  'tie(?:$|[ad]|t(?!s)|l[lt])|työ|huone|ruo(?:ka|an)|luok|kiel[ei]|puol|tuoli|pyör|(?<=[aeiouäö]|nus)yö|syöj',
  'mie(?:s$|stä|sten|h[ei])|(?<!si|kas)vuosi|(?<!kas)vuonna|vuod(?!otu)|vuot(?:[eio]|ta(?!a))|vuor',
].join('|');

/**
 * One consonant at most begins a syllable; long vowels and diphthongs stay; ie, uo, yö only in the first,
 * of a compound's second part too (rau·ta·tie).
 */
export const finnish: SyllableRules = {
  nucleus:
    /(?=ie|uo|yö)(?<=^[^aeiouyäöå]*)..|aa|ee|ii|oo|uu|yy|ää|öö|[aeouyäö]i|[aeio]u|[äöei]y|[aeiouyäöå]/u,
  onsets: new Set(),
  seam: new RegExp(`(?<=[aeiouyäö].{0,3})(?=${second})`, 'iu'),
};

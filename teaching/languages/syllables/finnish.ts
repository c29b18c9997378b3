import type { SyllableRules } from './cut-by-vowels.ts';

/** One consonant at most begins a syllable; long vowels and diphthongs stay; ie, uo, yö only in the first. */
export const finnish: SyllableRules = {
  nucleus:
    /(?=ie|uo|yö)(?<=^[^aeiouyäöå]*)..|aa|ee|ii|oo|uu|yy|ää|öö|[aeouyäö]i|[aeio]u|[äöei]y|[aeiouyäöå]/u,
  onsets: new Set(),
};

import { type SyllableRules, words } from './cut-by-vowels.ts';

/**
 * Written syllables, as French schools cut them: a final e after a consonant counts (pe·ti·te), after a
 * vowel it does not (i·dée). i before a vowel stays with it (pia·no) but after a consonant with l or r
 * it parts (cri·er); y between vowels begins a syllable (vo·ya·ge).
 */
export const french: SyllableRules = {
  nucleus: new RegExp(
    [
      '(?<=[^aeiouyéèêëàâîïôûùœ][lr])i(?=[aoéeè]r?[^s]|ez|er)',
      // Words from English (foot·ball, week-end), and août, which is one syllable.
      '(?<!^z(?=ool)|^c(?=oo[pr]))oo|ee|aoû',
      '(?<=[gj])e(?:oi|au|[aoâô])',
      '(?:ou|oi|ai|eu|ui|[iuéy])e(?:s|nt)?$',
      'œu|eau|[aâ]u|a[iî]|e[iî]|oû|ou(?:i|est)|ou|oi|oî|eu|eû|oe',
      '(?:i|(?<=[gq])u(?=[eiéèêao]))(?:eau|eu|au|ai|ei|ou|oi|[aeéèêoâà])',
      '(?<=[gq])u(?=[iîy])[iîy]|u[iî]',
      '(?<![gq](?=u[eiéèê]))[aeiouéèêëàâîïôûùüœæ]',
      'y(?![aeiouéèêàâ])|(?<=^|[^aeiouéèê])y',
    ].join('|'),
    'u',
  ),
  onsets: words(`ch ph th gn pr br tr dr cr gr fr vr pl bl cl gl fl chr phr thr phl chl`),
};

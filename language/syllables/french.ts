import { type SyllableRules, words } from './cut-by-vowels.ts';

/**
 * Written syllables, as French schools cut them: a final e after a consonant counts (pe·ti·te), after a
 * vowel it does not (i·dée). i before a vowel stays with it (pia·no, mil·lion) but after a stop with l
 * or r it parts (cri·er); y before a vowel begins a syllable between vowels (vo·ya·ge) and at the start
 * of a word (yeux, ya·ourt).
 */
export const french: SyllableRules = {
  nucleus: new RegExp(
    [
      // One sound, with the i that only says how l is read: feuil·le, ac·cueil, œil.
      '(?:eu|ue|œ)i(?=l)',
      '(?<=[bcdfgptv][lr])i(?=[aoéeè]r?[^s]|ez|er)',
      // Words from English (foot·ball, week-end), and août, which is one syllable.
      '(?<!^z(?=ool)|^c(?=oo[pr]))oo|ee|aoû',
      '(?<=[gj])e(?:oi|au|[aoâô])',
      '(?:ou|oi|ai|eu|ui|[iuéy])e(?:s|nt)?$',
      // At the end y is one sound with its vowel (Roy, Guy, poneys), but in pays.
      '(?:[eo]|(?<!^p)a|(?<!q)u)ys?$',
      'œu|eau|[aâ]u|a[iî]|e[iî]|oû|ou(?:i|est)|ou|oi|oî|eu|eû|oe',
      '(?:i|(?<=[gq])u(?=[eiéèêao]))(?:eau|eue(?=s?$)|eu|au|ai|ei|ou|oi|[aeéèêoâà])',
      '(?<=[gq])u(?=[iîy])[iîy]|u[iî]',
      '(?<![gq](?=u[eiéèê]))[aeiouéèêëàâîïôûùüœæ]',
      'y(?![aeiouéèêàâ])|(?<=[^aeiouéèê])y',
    ].join('|'),
    'u',
  ),
  onsets: words(`ch ph th gn pr br tr dr cr gr fr vr pl bl cl gl fl chr phr thr phl chl`),
};

import { type SyllableRules, words } from './cut-by-vowels.ts';

/**
 * i before a vowel only softens (nie, dzię·ku·ję); digraphs and pairs with r, l, ł, rz stay together. au and
 * eu are one sound in words from abroad (au·to, not mu·ze·um), and two after a prefix (na·u·ka).
 */
export const polish: SyllableRules = {
  nucleus: /i?[aąeęoóu](?:(?<=a)(?<!^[nz]a)u|(?<=e)(?<!^nie)u(?!m))?|[iy]/u,
  onsets: words(`ch cz dz dź dż rz sz pr br tr dr kr gr fr wr pl bl kl gl fl pł bł kł gł chr chl szk
    krz prz brz trz drz grz chrz stw`),
};

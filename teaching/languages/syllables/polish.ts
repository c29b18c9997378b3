import { type SyllableRules, words } from './cut-by-vowels.ts';

/** i before a vowel only softens (nie, dzię·ku·ję); digraphs and pairs with r, l, ł, rz stay together. */
export const polish: SyllableRules = {
  nucleus: /i?[aąeęoóu](?:(?<=[ae])u)?|[iy]/u,
  onsets: words(`ch cz dz dź dż rz sz pr br tr dr kr gr fr wr pl bl kl gl fl pł bł kł gł chr chl szk
    krz prz brz trz drz grz chrz stw`),
};

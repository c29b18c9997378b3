import { type SyllableRules, splitAt, words } from './cut-by-vowels.ts';

const vowels = /[аеёиоуыэюяєії]/gu;

/**
 * Splits Russian and Ukrainian words. A syllable ends in its vowel if possible (се·стра). Four kinds of
 * letters close a syllable: й, a sonorant before another consonant, a hard sign, and the first of two
 * identical consonants (май·ка, кар·та, подъ·езд, ван·на). ь stays with its consonant (у·чи·тель·ни·ца).
 * `sonorants` contains the sonorants that close a syllable. In Ukrainian they include в, which is pronounced
 * as a short u in this position (вів·то·рок).
 */
export function cyrillic(word: string, sonorants = 'рлмн'): string[] {
  const read = word.toLowerCase();
  const found = [...read.matchAll(vowels)].map(({ index }) => index);
  const cuts = found.slice(1).map((next, at) => {
    const from = (found[at] ?? 0) + 1;
    return from + closing(read.slice(from, next), sonorants);
  });
  return splitAt(word, cuts);
}

/** Returns how many of the letters between two vowels belong to the first syllable. */
function closing(letters: string, sonorants: string): number {
  const hard = letters.indexOf('ъ');
  if (hard >= 0) return hard + 1;
  const consonant = '[бвгґджзйклмнпрстфхцчшщ]';
  const closes = `^(?:й(?=.)|[${sonorants}]ь?(?=${consonant})|([бвгдзкпстф])(?=\\1))`;
  return new RegExp(closes, 'u').exec(letters)?.[0].length ?? 0;
}

/**
 * r and l between consonants form a syllable (vl·ko·dlak). ou, au and eu are one sound, except after a prefix
 * (na·u·čit, po·u·žít, do·u·čit) and in mu·ze·um.
 */
export const czech: SyllableRules = {
  nucleus:
    /(?<!^(?:p(?=ou[žč])|d(?=ouč)))ou|(?<!^[nz])au|(?<!^n)eu(?!m)|[aáeéěiíoóuúůyý]|(?<=[bcčdďfghjkmnňpqřsštťvxzžrl])[rl](?=[bcčdďfghjkmnňpqsštťvxzžrl]|$)/u,
  onsets: words(`ch pr br tr dr kr hr vr př tř kř vř pl bl kl hl vl dl chr chl chv`),
};

/**
 * i before a vowel only softens the consonant (nie, dzię·ku·ję). Digraphs are not split, nor are consonants
 * followed by r, l, ł or rz. au and eu are one sound in loanwords (au·to, but not in mu·ze·um), and two
 * sounds after a prefix (na·u·ka).
 */
export const polish: SyllableRules = {
  nucleus: /i?[aąeęoóu](?:(?<=a)(?<!^[nz]a)u|(?<=e)(?<!^nie)u(?!m))?|[iy]/u,
  onsets: words(`ch cz dz dź dż rz sz pr br tr dr kr gr fr wr pl bl kl gl fl pł bł kł gł chr chl szk
    krz prz brz trz drz grz chrz stw`),
};

import { splitAt } from './cut-by-vowels.ts';

const vowels = /[аеёиоуыэюяєії]/gu;

/**
 * Russian and Ukrainian: a syllable ends in its vowel where it can (се·стра); й, a sonorant before
 * another consonant, a hard sign, and the first of two like consonants close it (май·ка, кар·та,
 * подъ·езд, ван·на). ь stays with its consonant (у·чи·тель·ни·ца). `sonorants` close a syllable: in
 * Ukrainian в too, which is said as a short u there (вів·то·рок).
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

/** How many of the letters between two vowels close the first syllable. */
function closing(letters: string, sonorants: string): number {
  const hard = letters.indexOf('ъ');
  if (hard >= 0) return hard + 1;
  const consonant = '[бвгґджзйклмнпрстфхцчшщ]';
  const closes = `^(?:й(?=.)|[${sonorants}]ь?(?=${consonant})|([бвгдзкпстф])(?=\\1))`;
  return new RegExp(closes, 'u').exec(letters)?.[0].length ?? 0;
}

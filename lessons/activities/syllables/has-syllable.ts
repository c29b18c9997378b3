import { isShortened } from '#language/text/is-shortened.ts';

/**
 * Whether a word is clapped by itself: not an elided l’ or qu’, which is said with what follows, nor a
 * consonant alone such as Russian в, nor z. B., which is said in full.
 */
export function hasSyllable(word: string): boolean {
  if (/['’]$/u.test(word) || isShortened(word)) return false;
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '');
  return !/^[\p{sc=Latin}\p{sc=Cyrillic}]$/u.test(letters) || /[aeiouyаеиоуыэюяєі]/iu.test(letters);
}

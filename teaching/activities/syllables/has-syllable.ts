/**
 * Whether a word is clapped by itself: not an elided l’ or qu’, which is said with what follows, nor a
 * consonant alone such as Russian в.
 */
export function hasSyllable(word: string): boolean {
  if (/['’]$/u.test(word)) return false;
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '');
  return !/^[\p{sc=Latin}\p{sc=Cyrillic}]$/u.test(letters) || /[aeiouyаеиоуыэюяєі]/iu.test(letters);
}

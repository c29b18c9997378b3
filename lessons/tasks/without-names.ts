/** Placeholder for a pupil's name. */
const nobody = '[name]';

/**
 * Minimum number of letters in a part of a name. Shorter parts, such as "de" or "O", are mostly ordinary
 * words.
 */
const minLetters = 3;
/** Scripts without spaces around names, in which two characters can be a name. */
const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/**
 * Removes the names in a class list from a pupil's writing. Replaces each part of a full name with a neutral
 * word, ignoring accents and case. However, a classmate's name in lower case is not replaced, because "rose"
 * and "mark" are also words; the pupil's own name is also replaced in lower case.
 */
export function withoutNames(
  text: string,
  { own, others }: { own: string; others: readonly string[] },
): string {
  const ownParts = new Set(partsOf(own).map(fold));
  const otherParts = new Set(others.flatMap(partsOf).map(fold));
  const inWords = text.replace(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu, (word) =>
    word
      .split(/(['’-])/u)
      .map((piece) => (isName(piece) ? nobody : piece))
      .join(''),
  );
  // Text without spaces cannot be searched by word.
  const names = [own, ...others].flatMap(partsOf).filter((part) => dense.test(part));
  return names
    .sort((a, b) => b.length - a.length)
    .reduce((written, name) => written.replaceAll(name, nobody), inWords)
    .replaceAll(/\[name\](?:[ -]\[name\])+/gu, nobody);

  function isName(word: string): boolean {
    const folded = fold(word);
    if (ownParts.has(folded)) return true;
    return otherParts.has(folded) && word !== word.toLowerCase();
  }
}

/** Returns the parts of a name that may identify a person. */
const partsOf = (fullName: string): string[] =>
  fullName
    .normalize('NFC')
    .split(/[\s'’\-.,]+/u)
    .filter((part) => part.length >= (dense.test(part) ? 2 : minLetters));

const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

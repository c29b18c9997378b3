/** What stands in place of a pupil's name. */
const nobody = '[name]';

/** Shorter parts of a name, such as "de" or "O", are words of their own far more often. */
const minLetters = 3;
/** Scripts that write a name of two signs, without spaces around it. */
const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/**
 * A pupil's writing without the names of a class list: each part of a full name becomes a neutral word,
 * whatever its accents and capitals. Of classmates only what has a capital is taken for a name, because
 * "rose" and "mark" are words; pupils write their own names in small letters too.
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
  // What has no spaces has no words to look at.
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

/** The parts of a name that can stand for somebody. */
const partsOf = (fullName: string): string[] =>
  fullName
    .normalize('NFC')
    .split(/[\s'’\-.,]+/u)
    .filter((part) => part.length >= (dense.test(part) ? 2 : minLetters));

const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

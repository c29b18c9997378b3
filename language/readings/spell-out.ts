import type { LetterWithDiacritics } from './arabic-letters.ts';

/**
 * Arabic words that are said with a long a and written without it; the letter before it stands in
 * brackets. Books for pupils leave out the dagger alef that would tell.
 */
const hiddenA: readonly RegExp[] = [
  /^[أوفبكل]{0,2}(ه)(?:ذا|ذه|ذان|ذين|ؤلاء|كذا)$/du,
  /^[أوفبكل]{0,2}(ذ)لكم?ا?$/du,
  /^[وف]?(ل)كن(?:ي|ني|نا|ك|كم|ه|ها|هم|هن)?$/du,
  /^[أوفبكل]{0,2}أ(ل)ئك$/du,
  /^(?:[وفبكل]{0,2}ا?ل)?إ(ل)ه(?:ي|نا|ك|كم|ه|ها|هم)?$/du,
  /^(?:[وفبكل]{0,2}ا?ل)?رح(م)ن$/du,
];
/** God's name, once its two lams are one. */
const godsName = /^(?:[أوفبكت]{0,2}ا|[أوف]?ل)(ل)هم?$/du;
/** God's name and the relatives that write the l of their article: one doubled l is said. */
const twoLams = /^([أوفبكت]{0,2}ا)لل(?:هم?|ذان|ذين|تان|تين|اتي|واتي|ائي)$/u;

/** The letters of an Arabic word as they are said, where its spelling hides a vowel or shows too much. */
export function spellOut(
  written: readonly LetterWithDiacritics[],
): readonly LetterWithDiacritics[] {
  const letters = plainArticle(joinLams(dropMuteWaw(written)));
  const word = bare(letters);
  const [start] = [...hiddenA, godsName].flatMap((each) => each.exec(word)?.indices?.[1] ?? []);
  const here = start === undefined ? undefined : letters[start];
  if (start === undefined || !here || !/^a?$/u.test(here.vowel)) return letters;
  const next = letters[start + 1];
  // لَهُم (to them) is not God's name, nor لَكُنَّ (to you) the word "but".
  const another =
    here.letter === 'ل' &&
    ((next?.letter === 'ك' && next.vowel === 'u') || (godsName.test(word) && !here.doubled));
  return another ? letters : letters.with(start, { ...here, vowel: 'ā' });
}

const bare = (letters: readonly LetterWithDiacritics[]) =>
  letters
    .map(({ letter }) => letter)
    .join('')
    .replaceAll('ٱ', 'ا');

function joinLams(letters: readonly LetterWithDiacritics[]): readonly LetterWithDiacritics[] {
  const first = twoLams.exec(bare(letters))?.[1]?.length;
  const second = first === undefined ? undefined : letters[first + 1];
  if (first === undefined || !second) return letters;
  return letters.toSpliced(first, 2, { ...second, doubled: true });
}

/** الِاسْم al-ism: the l borrows the i of the alef after it, which has the vowel in learners' Latin. */
function plainArticle(letters: readonly LetterWithDiacritics[]): readonly LetterWithDiacritics[] {
  const lam = /^[أوفبكل]{0,2}[ال](?=لا)/u.exec(bare(letters))?.[0].length;
  const l = lam === undefined ? undefined : letters[lam];
  if (lam === undefined || l?.vowel !== 'i' || letters[lam + 2]?.vowel) return letters;
  return letters.with(lam, { ...l, vowel: '' });
}

/** The و of أُولَئِكَ is not heard. */
function dropMuteWaw(letters: readonly LetterWithDiacritics[]): readonly LetterWithDiacritics[] {
  return /أولئك$/u.test(bare(letters)) ? letters.toSpliced(-4, 1) : letters;
}

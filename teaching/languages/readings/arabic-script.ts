import {
  type ArabicLanguage,
  consonantOf,
  type MarkedLetter,
  readMarked,
} from './arabic-letters.ts';

/** Letters that the l of the Arabic article turns into. */
const sun = /^[تثدذرزسشصضطظلن]/u;
const vowelAtEnd = /[aiueoāīū]$/u;

/**
 * A learner's Latin spelling from the vowelled word: `مَدْرَسَة` -> `madrasa`, `الشَّمْس` -> `ash-shams`.
 * Undefined for a word without marks, because its vowels are not written, and for letters of another
 * script.
 */
export function romaniseArabicScript(
  language: ArabicLanguage,
  vowelled: string,
): string | undefined {
  if (!/[\u064b-\u0652\u0670آ]/u.test(vowelled)) return undefined;
  const letters = readMarked(language, vowelled);
  const sounds: string[] = [];
  for (const at of letters.keys()) {
    if (!say(language, letters, at, sounds)) return undefined;
  }
  // A hamza that only carries the first vowel is not heard.
  return (
    sounds
      .join('')
      .normalize('NFC')
      .replace(/^ʾ(?=\p{L})/u, '') || undefined
  );
}

/** Adds what one letter says to the sounds so far; false when it is no letter of the language. */
function say(
  language: ArabicLanguage,
  letters: readonly MarkedLetter[],
  at: number,
  sounds: string[],
): boolean {
  const here = letters[at];
  if (!here) return false;
  const { letter, vowel, ending, doubled } = here;
  const before = sounds.at(-1) ?? '';
  if (letter === 'آ') return sounds.push('ʾā'.slice(language === 'ar' ? 0 : 1)) > 0;
  if (letter === 'ا' || letter === 'ٱ') return sayAlef(letters, at, sounds, language);
  if (letter === 'ى') return before === 'an' || before === 'ā' || lengthen(sounds, 'a', 'ā');
  if (letter === 'ة') return sounds.push(vowel || ending ? `t${vowel}${ending}` : addA(before)) > 0;
  if (letter === 'ل' && isArticle(language, letters, at)) {
    const next = letters[at + 1];
    const meets = next?.doubled && sun.test(next.letter);
    return sounds.push(`${meets ? consonantOf(language, next.letter) : 'l'}-`) > 0;
  }
  if (/[ويیےېۍ]/u.test(letter)) return sayGlide(language, here, at === 0, sounds);
  // A silent h closes Persian and Urdu words: خانه khāne, بچہ bacha.
  const closes = language !== 'ar' && at === letters.length - 1 && /[هہ]/u.test(letter);
  if (closes && vowel === '' && /^[aeio]$/u.test(before)) return true;
  const consonant = consonantOf(language, letter);
  if (consonant === undefined) return false;
  // The article has said the doubled sun letter's first half already.
  const twice = doubled && !before.endsWith('-');
  sounds.push(twice ? consonant + consonant : consonant);
  if (vowel || ending) sounds.push(vowel || ending);
  return true;
}

const addA = (before: string): string => (vowelAtEnd.test(before) ? '' : 'a');

function sayAlef(
  letters: readonly MarkedLetter[],
  at: number,
  sounds: string[],
  language: ArabicLanguage,
): boolean {
  const vowel = letters[at]?.vowel || letters[at]?.ending;
  const before = sounds.at(-1) ?? '';
  if (before === 'an') return true;
  if (vowel)
    return before === 'a' && vowel === 'ā' ? lengthen(sounds, 'a', 'ā') : sounds.push(vowel) > 0;
  // The article loses its own a after a prefix: وَالبَيْت wal-bayt.
  if (isArticle(language, letters, at + 1)) return at > 0 || sounds.push('a') > 0;
  return lengthen(sounds, 'a', 'ā');
}

/** ال at the start, or after one of the prefixes و ف ب ك; its l has no vowel. */
function isArticle(
  language: ArabicLanguage,
  letters: readonly MarkedLetter[],
  lam: number,
): boolean {
  const l = letters[lam];
  if (language !== 'ar' || l?.letter !== 'ل' || l.vowel || l.doubled || lam + 2 >= letters.length) {
    return false;
  }
  if (!/^[اٱ]$/u.test(letters[lam - 1]?.letter ?? '')) return false;
  return lam === 1 || (lam === 2 && /^[وفبك]$/u.test(letters[0]?.letter ?? ''));
}

/** و and ی are consonants where they have a vowel of their own, else they lengthen what is before. */
function sayGlide(
  language: ArabicLanguage,
  { letter, vowel, ending, doubled }: MarkedLetter,
  starts: boolean,
  sounds: string[],
): boolean {
  const before = sounds.at(-1) ?? '';
  const isW = letter === 'و';
  const consonant = isW ? (language === 'ar' || language === 'ps' ? 'w' : 'v') : 'y';
  if (vowel || ending || doubled || starts || before === 'ā' || before === 'ū') {
    sounds.push(doubled ? consonant + consonant : consonant);
    if (vowel || ending) sounds.push(vowel || ending);
    return true;
  }
  if (letter === 'ۍ') return sounds.push('əy') > 0;
  if (letter === 'ے' || letter === 'ې')
    return before === 'a' ? sounds.push('i') > 0 : lengthen(sounds, 'i', 'e');
  if (before === 'a') {
    const eastern = isW ? 'u' : 'i';
    return sounds.push(language === 'ar' ? consonant : eastern) > 0;
  }
  if (isW) return lengthen(sounds, language === 'fa' ? 'o' : 'u', language === 'fa' ? 'u' : 'ū');
  return lengthen(sounds, language === 'fa' ? 'e' : 'i', language === 'fa' ? 'i' : 'ī');
}

/** The long vowel in the place of its short one, or alone where none was written. */
function lengthen(sounds: string[], short: string, long: string): boolean {
  if (sounds.at(-1) === short) sounds.pop();
  return sounds.push(long) > 0;
}

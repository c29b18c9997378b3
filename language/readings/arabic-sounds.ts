import type { ArabicLanguage, LetterWithDiacritics } from './arabic-letters.ts';

/** و and ی are consonants where a vowel of their own follows, else they lengthen what is before. */
export function sayGlide(
  language: ArabicLanguage,
  letters: readonly LetterWithDiacritics[],
  at: number,
  sounds: string[],
): boolean {
  const here = letters[at];
  if (!here) return false;
  const { letter, vowel, ending, doubled } = here;
  const before = sounds.at(-1) ?? '';
  const isW = letter === 'و';
  const consonant = isW ? (language === 'ar' || language === 'ps' ? 'w' : 'v') : 'y';
  if (isMute(language, letters, at)) return true;
  if (vowel || ending || doubled || at === 0 || before === 'ā' || before === 'ū') {
    sounds.push(doubled ? consonant + consonant : consonant);
    if (vowel || ending) sounds.push(vowel || ending);
    return true;
  }
  if (isBeforeFinalH(language, letters, at)) {
    if (!/[aeiou]$/u.test(before)) sounds.push('i');
    if (before === 'e') sounds.splice(-1, 1, 'i');
    return sounds.push('y') > 0;
  }
  if (meetsVowel(language, letters, at)) {
    // Urdu has no v between u and ā: ہُوا huā. Persian says i before y: سِیاه siyāh.
    if (language === 'ur' && isW && before === 'u') return true;
    if (!isW && before === 'e') sounds.splice(-1, 1, 'i');
    return sounds.push(consonant) > 0;
  }
  if (letter === 'ۍ') return sounds.push('əy') > 0;
  if (letter === 'ے' || letter === 'ې')
    return before === 'a' ? sounds.push('i') > 0 : lengthen(sounds, 'i', 'e');
  if (before === 'a') {
    const eastern = isW ? 'u' : 'i';
    return sounds.push(language === 'ar' ? consonant : eastern) > 0;
  }
  const last = at === letters.length - 1;
  if (language === 'ur' && isMajhul(isW, before, last)) return sounds.push(isW ? 'o' : 'e') > 0;
  if (isW) return lengthen(sounds, language === 'fa' ? 'o' : 'u', language === 'fa' ? 'u' : 'ū');
  return lengthen(sounds, language === 'fa' ? 'e' : 'i', language === 'fa' ? 'i' : 'ī');
}

/**
 * Urdu marks ū and ī (پُول pūl, کرِیم krīm) and leaves the vowels o and e bare (چَلو chalo, لیکِن lekin);
 * at a word's end e has a letter of its own.
 */
const isMajhul = (isW: boolean, before: string, last: boolean) =>
  isW ? before !== 'u' : before !== 'i' && !last;

/** Before a vowel letter without a sign of its own it is a consonant: دُنْيا dunyā, خَیال khayāl. */
function meetsVowel(
  language: ArabicLanguage,
  letters: readonly LetterWithDiacritics[],
  at: number,
): boolean {
  const next = letters[at + 1];
  if (!next || next.vowel || next.doubled) return false;
  const last = at + 2 === letters.length;
  const isW = letters[at]?.letter === 'و';
  // The alef after the plural's ū is not said; see `isSilentAlef`.
  if (next.letter === 'ا') return !(language === 'ar' && isW && last && !next.ending);
  // No two vowels meet in Urdu without a hamza: of سَویرا saverā and کِیوں kiyõ the first is consonant.
  const noHiatus =
    language === 'ur' || (language === 'fa' && isW && letters[at - 1]?.vowel === 'a');
  const follows = isW ? /[یيے]/u : /[وے]/u;
  return noHiatus && follows.test(next.letter) && !meetsVowel(language, letters, at + 1);
}

/** The و of خواب khāb is written in Persian words, and not said. */
function isMute(
  language: ArabicLanguage,
  letters: readonly LetterWithDiacritics[],
  at: number,
): boolean {
  const [kh, w, alef] = letters.slice(Math.max(0, at - 1), at + 2);
  if (at === 0 || (language !== 'fa' && language !== 'ur')) return false;
  if (kh?.letter !== 'خ' || kh.vowel || kh.doubled || w?.letter !== 'و') return false;
  return !w.vowel && !w.doubled && alef?.letter === 'ا' && !alef.vowel;
}

/** The long vowel in the place of its short one, or alone where none was written. */
export function lengthen(sounds: string[], short: string, long: string): boolean {
  if (sounds.at(-1) === short) sounds.pop();
  return sounds.push(long) > 0;
}

const spelt = (letters: readonly LetterWithDiacritics[], end = letters.length) =>
  letters
    .slice(0, Math.max(0, end))
    .map(({ letter }) => letter)
    .join('');

/** Words whose last h is heard although most like them have lost it: مُنہ munh, جَگَہ jagah, فَقِیہ faqīh. */
const heard = /^(?:من|وج|شب|فق|جگ|گر|نگ|د|م?توج|فرماند|(?:ت?(?:شب|وج|نز)|تنب|فق|کر|سف)[یي])[هہ]$/u;

/**
 * The short vowels that a silent h closes, behind the letters before them: بَچَّہ bacha, کِہ ki, نَہ na in
 * Urdu, where verbs like رَہ rah say theirs; خانِه khāne and نَه na in Persian, where دَه is dah.
 */
const silentAfter: Record<Exclude<ArabicLanguage, 'ar'>, RegExp> = {
  ur: /..a$|^[نبپ]a$|[کچپ]i$/u,
  fa: /e$|^نa$/u,
  ps: /[ai]$/u,
};

/**
 * What is said in place of the h that closes Persian, Urdu and Pashto words: nothing, or the vowel it
 * stands for where no mark writes it (بَچّہ bachcha). Undefined where the h itself is heard.
 */
export function sayFinalH(
  language: ArabicLanguage,
  letters: readonly LetterWithDiacritics[],
  at: number,
  before: string,
): string | undefined {
  if (language === 'ar' || !isBareFinalH(letters, at) || heard.test(spelt(letters))) return;
  const previous = letters[at - 1];
  // Urdu writes a heard h twice where one would be silent: کَہہ kah.
  if (language === 'ur' && at > 1 && previous?.letter === 'ہ' && !previous.vowel) return '';
  if (silentAfter[language].test(spelt(letters, at) + before)) return '';
  const bare = previous && !previous.vowel && !previous.vowelless;
  return bare && /[^aeiouāīūō]$/u.test(before.normalize('NFC')) ? closing(language) : undefined;
}

const closing = (language: ArabicLanguage) => (language === 'fa' ? 'e' : 'a');

/** Whether ی says iy before such an h: شُکرِیہ shukriya, Persian تُرکیه torkiye. */
const isBeforeFinalH = (
  language: ArabicLanguage,
  letters: readonly LetterWithDiacritics[],
  at: number,
): boolean =>
  language !== 'ar' &&
  at > 0 &&
  /[یي]/u.test(letters[at]?.letter ?? '') &&
  isBareFinalH(letters, at + 1) &&
  !heard.test(spelt(letters));

function isBareFinalH(letters: readonly LetterWithDiacritics[], at: number): boolean {
  const h = letters[at];
  if (!h || at !== letters.length - 1 || !/[هہ]/u.test(h.letter)) return false;
  return !h.vowel && !h.ending && !h.doubled && !h.vowelless;
}

import type { ArabicLanguage, LetterWithDiacritics } from './arabic-letters.ts';

/**
 * Appends the sound of و or ی: a consonant if a vowel follows; otherwise the letter lengthens the preceding
 * vowel.
 */
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
    // Urdu has no v between u and ā: ہُوا huā. Persian has i before y, not e: سِیاه siyāh.
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
 * True for a long o or e. Urdu writes these without a diacritic (چَلو chalo, لیکِن lekin), but writes ū and ī
 * with a diacritic (پُول pūl, کرِیم krīm). A word-final e has its own letter.
 */
const isMajhul = (isW: boolean, before: string, last: boolean) =>
  isW ? before !== 'u' : before !== 'i' && !last;

/**
 * True for و or ی before a vowel letter without a diacritic. In this position و and ی are consonants: دُنْيا
 * dunyā, خَیال khayāl.
 */
function meetsVowel(
  language: ArabicLanguage,
  letters: readonly LetterWithDiacritics[],
  at: number,
): boolean {
  const next = letters[at + 1];
  if (!next || next.vowel || next.doubled) return false;
  const last = at + 2 === letters.length;
  const isW = letters[at]?.letter === 'و';
  // The alef after the plural's ū is silent; see `isSilentAlef`.
  if (next.letter === 'ا') return !(language === 'ar' && isW && last && !next.ending);
  // In Urdu, two vowels are never adjacent without a hamza. In سَویرا saverā and کِیوں kiyõ, the first of the
  // two vowel letters is therefore a consonant.
  const noHiatus =
    language === 'ur' || (language === 'fa' && isW && letters[at - 1]?.vowel === 'a');
  const follows = isW ? /[یيے]/u : /[وے]/u;
  return noHiatus && follows.test(next.letter) && !meetsVowel(language, letters, at + 1);
}

/** True for the silent و in Persian words such as خواب khāb. */
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

/** Replaces the short vowel with its long form, or appends the long vowel if no vowel was written. */
export function lengthen(sounds: string[], short: string, long: string): boolean {
  if (sounds.at(-1) === short) sounds.pop();
  return sounds.push(long) > 0;
}

const spelt = (letters: readonly LetterWithDiacritics[], end = letters.length) =>
  letters
    .slice(0, Math.max(0, end))
    .map(({ letter }) => letter)
    .join('');

/**
 * Words whose final h is pronounced, unlike the final h of most words: مُنہ munh, جَگَہ jagah, فَقِیہ faqīh.
 */
const heard = /^(?:من|وج|شب|فق|جگ|گر|نگ|د|م?توج|فرماند|(?:ت?(?:شب|وج|نز)|تنب|فق|کر|سف)[یي])[هہ]$/u;

/**
 * The letters after which a final h is silent. In Urdu it is silent in بَچَّہ bacha, کِہ ki, نَہ na, but
 * pronounced in verbs such as رَہ rah. In Persian it is silent in خانِه khāne, نَه na, but pronounced in دَه
 * dah.
 */
const silentAfter: Record<Exclude<ArabicLanguage, 'ar'>, RegExp> = {
  ur: /..a$|^[نبپ]a$|[کچپ]i$/u,
  fa: /e$|^نa$/u,
  ps: /[ai]$/u,
};

/**
 * Returns what a silent final h adds to the sounds in Persian, Urdu and Pashto words. This is the vowel that
 * the h represents, if no diacritic shows this vowel (بَچّہ bachcha); otherwise it is empty. Undefined if the
 * h is pronounced.
 */
export function sayFinalH(
  language: ArabicLanguage,
  letters: readonly LetterWithDiacritics[],
  at: number,
  before: string,
): string | undefined {
  if (language === 'ar' || !isBareFinalH(letters, at) || heard.test(spelt(letters))) return;
  const previous = letters[at - 1];
  // Urdu writes a pronounced h as a double h where a single h would be silent: کَہہ kah.
  if (language === 'ur' && at > 1 && previous?.letter === 'ہ' && !previous.vowel) return '';
  if (silentAfter[language].test(spelt(letters, at) + before)) return '';
  const bare = previous && !previous.vowel && !previous.vowelless;
  return bare && /[^aeiouāīūō]$/u.test(before.normalize('NFC')) ? closing(language) : undefined;
}

const closing = (language: ArabicLanguage) => (language === 'fa' ? 'e' : 'a');

/** True if ی is pronounced iy before a final h: شُکرِیہ shukriya, Persian تُرکیه torkiye. */
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

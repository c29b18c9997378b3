import type { ArabicLanguage, LetterWithDiacritics } from './arabic-letters.ts';

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
export const isBeforeFinalH = (
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

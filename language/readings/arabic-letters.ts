export type ArabicLanguage = 'ar' | 'fa' | 'ur' | 'ps';

const arabic: Record<string, string> = {
  ب: 'b',
  ت: 't',
  ج: 'j',
  ح: 'ḥ',
  خ: 'kh',
  د: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 'ṣ',
  ط: 'ṭ',
  ع: 'ʿ',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ء: 'ʾ',
  أ: 'ʾ',
  إ: 'ʾ',
  ؤ: 'ʾ',
  ئ: 'ʾ',
  ث: 'th',
  ذ: 'dh',
  ض: 'ḍ',
  ظ: 'ẓ',
};

/**
 * Letters of Arabic loanwords in Persian, Urdu and Pashto, where several letters have the same pronunciation.
 */
const eastern: Record<string, string> = {
  ...arabic,
  ث: 's',
  ذ: 'z',
  ض: 'z',
  ظ: 'z',
  ص: 's',
  ط: 't',
  ح: 'h',
  پ: 'p',
  چ: 'ch',
  ژ: 'zh',
  ک: 'k',
  گ: 'g',
  ہ: 'h',
  ھ: 'h',
  ٹ: 'ṭ',
  ڈ: 'ḍ',
  ڑ: 'ṛ',
  ں: '\u0303',
  ټ: 'ṭ',
  ډ: 'ḍ',
  ړ: 'ṛ',
  ڼ: 'ṇ',
  ځ: 'dz',
  څ: 'ts',
  ږ: 'zh',
  ښ: 'sh',
  ګ: 'g',
};

/** Returns the sound of a consonant letter; undefined for other letters. */
export const consonantOf = (language: ArabicLanguage, letter: string): string | undefined =>
  (language === 'ar' ? arabic : eastern)[letter];

const shorts: Record<string, string> = { '\u064e': 'a', '\u064f': 'u', '\u0650': 'i' };
const persian: Record<string, string> = { '\u064e': 'a', '\u064f': 'o', '\u0650': 'e' };
const endings: Record<string, string> = { '\u064b': 'an', '\u064c': 'un', '\u064d': 'in' };

/** A letter parsed with its diacritics. */
export interface LetterWithDiacritics {
  letter: string;
  /**
   * The short vowel after the letter, or the long vowel that a dagger alef represents; empty if no vowel is
   * written.
   */
  vowel: string;
  /** A written case ending: an, un, in. */
  ending: string;
  doubled: boolean;
  /** True if a sukun shows that no vowel follows. */
  vowelless: boolean;
}

const aspirated = /([بپتٹجچدڈرڑکگلمن])([\u064b-\u0652\u0670]*)ھ([\u064b-\u0652\u0670]*)/gu;
const shadda = '\u0651';

/**
 * Urdu: an aspirate is one consonant written with two letters. Diacritics may be typed on either letter (گَھر
 * and گھَر are both ghar). Moves a doubling sign to the first letter and a vowel to the second.
 */
const joinAspirates = (urdu: string): string =>
  urdu.replace(aspirated, (_, letter: string, before: string, behind: string) => {
    const marks = before + behind;
    return `${letter}${marks.includes(shadda) ? shadda : ''}ھ${marks.replaceAll(shadda, '')}`;
  });

/** Parses the letters of a vowelled word, without silent characters. */
export function readMarked(language: ArabicLanguage, vowelled: string): LetterWithDiacritics[] {
  // In Persian words, the zero-width non-joiner and the tatweel are silent.
  const plain = vowelled.normalize('NFC').replace(/[\u200c\u0640]/gu, '');
  const spelt = language === 'ur' ? joinAspirates(plain) : plain;
  const table = language === 'fa' ? persian : shorts;
  return (spelt.match(/.[\u064b-\u0652\u0670]*/gu) ?? []).map((cluster) => {
    const marks = Array.from(cluster.slice(1));
    const short = marks.map((mark) => table[mark]).find(Boolean) ?? '';
    return {
      letter: cluster.charAt(0),
      vowel: marks.includes('\u0670') ? 'ā' : short,
      ending: marks.map((mark) => endings[mark]).find(Boolean) ?? '',
      doubled: marks.includes(shadda),
      vowelless: marks.includes('\u0652'),
    };
  });
}

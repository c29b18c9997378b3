import { isJyutping, isPinyin, tidyPinyin } from './chinese.ts';
import { stressedWord } from './cyrillic.ts';
import { isPointedForm } from './hebrew.ts';
import { isKana, isLatinReading, readingFitsWord } from './kana.ts';

/** Arabic vowel signs, and the tatweel. */
const arabicDiacritics = /[\u064b-\u0652\u0659\u0670\u0640]/gu;
/** True if a reading has the letters of the word and at least one diacritic. */
const isVowelled = (word: string, reading: string) =>
  bare(reading) === bare(word) && bare(reading) !== reading;

const bare = (word: string): string =>
  word.normalize('NFC').replace(arabicDiacritics, '').replaceAll('ٱ', 'ا');

const isLatin = (_: string, reading: string) => isLatinReading(reading);

/**
 * Also accepts a reading in Latin letters, because other scripts cannot express everything: diacritics cannot
 * write every vowel (Urdu o, Persian ow), and kana cannot show the boundary in みず + うみ.
 */
const orLatin =
  (isMarked: (word: string, reading: string) => boolean) => (word: string, reading: string) =>
    isLatinReading(reading) || isMarked(word, reading);

const vowelledArabic = orLatin(isVowelled);

/**
 * Languages that are romanised by rule. If a word of these languages has a stored reading, the reading is a
 * teacher's correction.
 */
const readByTeachers: ReadonlySet<string> = new Set(['ko', 'el', 'hi', 'bn', 'pa']);

/** Languages that are romanised from diacritics or kana, unless a teacher types Latin letters. */
const romanisedFromSpelling: ReadonlySet<string> = new Set(['ja', 'ar', 'fa', 'ur', 'ps', 'he']);

const rules: Record<string, (word: string, reading: string) => boolean> = {
  ja: orLatin((word, reading) => !isKana(word) && readingFitsWord(word, reading)),
  zh: isPinyin,
  yue: isJyutping,
  ar: vowelledArabic,
  fa: vowelledArabic,
  ur: vowelledArabic,
  ps: vowelledArabic,
  he: orLatin(isPointedForm),
  ru: (word, reading) => stressedWord(word, reading) !== '',
  uk: (word, reading) => stressedWord(word, reading) !== '',
  th: isLatin,
  // These languages are romanised by rule, but a teacher may correct single words.
  ...Object.fromEntries([...readByTeachers].map((language) => [language, isLatin])),
};

/** Languages whose words have a stored reading. */
export const languagesWithReadings: readonly string[] = Object.keys(rules);

/**
 * Returns the reading if it may be shown above the word, otherwise an empty string: no reading is better than
 * a wrong one. A valid reading is (a) kana that align with the word's own kana, (b) pinyin or jyutping with
 * one syllable per character, or (c) the word's letters with vowel or stress diacritics. For languages that
 * are otherwise romanised by rule, it is Latin letters.
 */
export function checkReading(language: string, word: string, reading: string): string {
  const trimmed = reading.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const tidy = language === 'zh' ? tidyPinyin(word, trimmed) : trimmed;
  const fits = tidy !== '' && rules[language]?.(word, tidy);
  if (!fits) return '';
  return language === 'ru' || language === 'uk' ? stressedWord(word, tidy) : tidy;
}

/**
 * Like `checkReading`, but for readings from the model. The model may not replace a romanisation by rule:
 * only a teacher may correct it.
 */
export function checkModelReading(language: string, word: string, reading: string): string {
  if (readByTeachers.has(language)) return '';
  if (romanisedFromSpelling.has(language) && isLatinReading(reading.trim())) return '';
  return checkReading(language, word, reading);
}

const marksOrLatin =
  'Write it with its vowel marks, or in Latin letters, also where it needs no marks.';
const stress = 'Write it with an accent on the stressed vowel.';
const latin = 'Write it in Latin letters.';

const ownKana = 'Kana need no reading in kana. Write it in Latin letters to change its romaji.';

const hints: Record<string, string> = {
  ja: 'Write it in kana, with the kana of the word itself, or in Latin letters.',
  zh: 'Write its pinyin, a syllable for each character.',
  yue: 'Write its jyutping, a syllable with its tone number for each character.',
  ar: marksOrLatin,
  fa: marksOrLatin,
  ur: marksOrLatin,
  ps: marksOrLatin,
  he: marksOrLatin,
  ru: stress,
  uk: stress,
};

/** Returns the hint that explains to a teacher how to write a valid reading of the word. */
export const readingHint = (language: string, word: string): string =>
  language === 'ja' && isKana(word) ? ownKana : (hints[language] ?? latin);

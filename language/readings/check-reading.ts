import { isJyutping, isPinyin, tidyPinyin } from './chinese.ts';
import { stressedWord } from './cyrillic.ts';
import { isPointedForm } from './hebrew.ts';
import { isKana, isLatinReading, readingFitsWord } from './kana.ts';

/** Vowel signs of the Arabic script, and the line that stretches letters. */
const arabicDiacritics = /[\u064b-\u0652\u0659\u0670\u0640]/gu;
/** The same letters, and at least one mark over them. */
const isVowelled = (word: string, reading: string) =>
  bare(reading) === bare(word) && bare(reading) !== reading;

const bare = (word: string): string =>
  word.normalize('NFC').replace(arabicDiacritics, '').replaceAll('ٱ', 'ا');

const isLatin = (_: string, reading: string) => isLatinReading(reading);

/** Marks cannot write every vowel (Urdu o, Persian ow), nor kana the cut of みず + うみ: a teacher's Latin may. */
const orLatin =
  (isMarked: (word: string, reading: string) => boolean) => (word: string, reading: string) =>
    isLatinReading(reading) || isMarked(word, reading);

const vowelledArabic = orLatin(isVowelled);

/** The languages that are romanised by rule, where a reading is a teacher's own word for it. */
const readByTeachers: ReadonlySet<string> = new Set(['ko', 'el', 'hi', 'bn', 'pa']);

/** The languages that are romanised from marks or kana, unless a teacher writes Latin letters herself. */
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
  // Romanised by rule; a teacher may know better of a word.
  ...Object.fromEntries([...readByTeachers].map((language) => [language, isLatin])),
};

/** The languages whose words have a reading that is stored. */
export const languagesWithReadings: readonly string[] = Object.keys(rules);

/**
 * A reading as it may be shown over a word: kana that lines up with the word's own kana, pinyin or
 * jyutping with a syllable for each character, the same letters with vowel or stress marks, or Latin
 * letters where a rule makes them else. Empty for one that does not fit: none at all is better than a
 * wrong one.
 */
export function checkReading(language: string, word: string, reading: string): string {
  const trimmed = reading.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const tidy = language === 'zh' ? tidyPinyin(word, trimmed) : trimmed;
  const fits = tidy !== '' && rules[language]?.(word, tidy);
  if (!fits) return '';
  return language === 'ru' || language === 'uk' ? stressedWord(word, tidy) : tidy;
}

/** The same for what the model says: Latin letters that a rule makes are only a teacher's to mend. */
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

/** What a teacher is told whose reading of a word does not fit: how one that does is written. */
export const readingHint = (language: string, word: string): string =>
  language === 'ja' && isKana(word) ? ownKana : (hints[language] ?? latin);

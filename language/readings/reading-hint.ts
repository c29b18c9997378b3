import { isKana } from './kana.ts';

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

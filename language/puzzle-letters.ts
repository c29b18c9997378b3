import { optionalDiacritics, stressMarks } from './fold-word.ts';
import { graphemes } from './graphemes.ts';
import { languageOf } from './languages.ts';
import { aksharas } from './syllables/aksharas.ts';

const indic = /[\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gurmukhi}]/u;

/**
 * Matches every character that is not a letter, a diacritic of a letter, or a digit. Also matches ʼ, which is
 * an apostrophe although Unicode classifies it as a letter.
 */
const betweenLetters = /[^\p{L}\p{M}\p{N}]|ʼ/u;

/**
 * Returns the letters of a word as puzzles write them, one per square. Capitals follow the rules of the
 * language (Turkish i is İ, German ß is ẞ, Greek drops its accents). Arabic and Hebrew vowel signs are
 * omitted. One square is an akshara in Hindi, Bengali and Punjabi, a syllable block in Korean, and a
 * character in Chinese and Japanese. Spaces, hyphens and apostrophes are omitted.
 */
export function puzzleLetters(language: string, word: string): string[] {
  const { locale } = languageOf(language);
  const capitals = word
    .normalize('NFC')
    .replace(optionalDiacritics, '')
    .replace(stressMarks, '')
    .replaceAll('ß', 'ẞ')
    .toLocaleUpperCase(locale === 'und' ? 'en' : locale)
    .normalize('NFC');
  return capitals
    .split(betweenLetters)
    .flatMap((part) => (indic.test(part) ? (aksharas(part) ?? graphemes(part)) : graphemes(part)))
    .filter((letter) => !/^\p{M}/u.test(letter));
}

/**
 * Scripts in which a square contains more than one sound. In these scripts, two squares are enough for a
 * puzzle word.
 */
const fullLetters = new Set(['Jpan', 'Hans', 'Hant', 'Kore', 'Deva', 'Beng', 'Guru']);

/**
 * Returns the minimum number of squares in a puzzle word. An alphabet needs three, because two given letters
 * are often adjacent by chance.
 */
export const fewestPuzzleLetters = (language: string): number =>
  fullLetters.has(languageOf(language).script) ? 2 : 3;

import { languageOf } from '../languages.ts';

/**
 * One form for knowing a written word again: composed, in small letters, apostrophes and hyphens of one
 * shape. Vowel marks and articles stay, because with them it is another word.
 */
export function wordKey(language: string, word: string): string {
  const { locale } = languageOf(language);
  return word
    .normalize('NFC')
    .replace(/[’ʼ]/g, "'")
    .replace(/[‐‑]/g, '-')
    .trim()
    .toLocaleLowerCase(locale === 'und' ? 'en' : locale);
}

import { languageOf } from '../languages.ts';

/**
 * Returns the lookup key of a written word: NFC, lower case, apostrophes and hyphens unified. Vowel
 * diacritics and articles stay, because they make another word.
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

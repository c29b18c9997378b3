import { languageOf } from '../languages.ts';

/**
 * Returns the lookup key of a written word: NFC, lower case, with unified apostrophes and hyphens. Vowel
 * diacritics and articles stay, because they distinguish words.
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

import { languageOf } from '#language/languages.ts';
import { scanPieces } from '#language/text/scan-pieces.ts';
import { wordKey } from '#language/text/word-key.ts';

/** The words of a phrase as they are compared; one run where the language writes no spaces. */
export function phraseWords(language: string, phrase: string): string[] {
  return scanPieces(language, phrase)
    .filter(({ isWord }) => isWord)
    .map(({ text }) => wordKey(language, text));
}

/** What makes two phrases the same one, whatever their capitals, spaces and marks. */
export function phraseKey(language: string, phrase: string): string {
  return phraseWords(language, phrase).join(languageOf(language).spaces ? ' ' : '');
}

/**
 * What a phrase is looked up by in a text: its first letter where words have no spaces, since a list is
 * not cut as a text is; else its first word without the last vowel, so that "qu'" finds "que".
 */
export function headOf(language: string, word: string): string {
  const key = wordKey(language, word);
  if (!languageOf(language).spaces) return Array.from(key)[0] ?? '';
  return key.replace(/['aeiou]$/u, '') || key;
}

import type { ChunkRule } from '#contracts/admin/chunk-word.ts';
import { languageOf } from '#language/languages.ts';
import { cutText } from '#language/text/cut-text.ts';
import { scanPieces } from '#language/text/scan-pieces.ts';
import { wordKey } from '#language/text/word-key.ts';
import { chunkSizeFor, measureChunk } from './chunk-size.ts';

/**
 * Returns the normalised words of a phrase. If the language is written without spaces, returns the whole
 * phrase as a single string.
 */
export function phraseWords(language: string, phrase: string): string[] {
  return scanPieces(language, phrase)
    .filter(({ isWord }) => isWord)
    .map(({ text }) => wordKey(language, text));
}

/** Returns the comparison key of a phrase, ignoring capitals, spaces and punctuation. */
export function phraseKey(language: string, phrase: string): string {
  return phraseWords(language, phrase).join(languageOf(language).spaces ? ' ' : '');
}

/**
 * Returns the key for finding a phrase in a text. In languages without spaces the key is the first letter,
 * because phrases in a list are not divided into tokens as a text is. In other languages it is the first word
 * without its last vowel, so that "qu'" matches "que".
 */
export function headOf(language: string, word: string): string {
  const key = wordKey(language, word);
  if (!languageOf(language).spaces) return Array.from(key)[0] ?? '';
  return key.replace(/['aeiou]$/u, '') || key;
}

/** A curated phrase as stored: its spelling, its comparison key and its lookup key. */
interface StoredPhrase {
  /** The phrase in Unicode form NFC. */
  phrase: string;
  key: string;
  head: string;
}

/** Builds the stored form of a phrase that passed `checkPhrase`. */
export const storedPhrase = (language: string, phrase: string): StoredPhrase => ({
  phrase: phrase.trim().normalize('NFC'),
  key: phraseKey(language, phrase),
  head: headOf(language, phraseWords(language, phrase)[0] ?? ''),
});

/** Maximum length of a curated phrase, in characters. */
const longestPhrase = 60;

/** Returns the reason why a phrase cannot be used with this rule, as a sentence; null if it can. */
export function checkPhrase(language: string, phrase: string, rule: ChunkRule): string | null {
  const words = phraseWords(language, phrase);
  const shown = phrase.trim();
  if (words.length === 0) return `“${shown}” has no word in it.`;
  if (shown.length > longestPhrase) {
    return `“${cutText(shown, 20)}…” is longer than ${longestPhrase} characters.`;
  }
  if (/[\n\r<>{}]/u.test(shown)) return `“${shown}” contains a character that phrases can’t have.`;
  const { most, unit } = chunkSizeFor(language);
  if (measureChunk(shown, language) > most) {
    return `“${shown}” is longer than a chunk: ${most} ${unit} at most.`;
  }
  const pieces = languageOf(language).spaces ? words.length : Array.from(words.join('')).length;
  if (rule === 'together' && pieces < 2)
    return `“${shown}” is only one word, so it can’t be split.`;
  return null;
}

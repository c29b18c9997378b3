import type { ChunkRule } from '#contracts/admin/chunk-word.ts';
import { languageOf } from '#language/languages.ts';
import { cutText } from '#language/text/cut-text.ts';
import { chunkSizeFor, measureChunk } from './chunk-size.ts';
import { phraseWords } from './phrase-words.ts';

/** The longest curated phrase, in characters. */
export const longestPhrase = 60;

/** Why a phrase cannot steer chunks by this rule, as a sentence; null when it can. */
export function checkPhrase(language: string, phrase: string, rule: ChunkRule): string | null {
  const words = phraseWords(language, phrase);
  const shown = phrase.trim();
  if (words.length === 0) return `“${shown}” has no word in it.`;
  if (shown.length > longestPhrase) {
    return `“${cutText(shown, 20)}…” is longer than ${longestPhrase} characters.`;
  }
  if (/[\n\r<>{}]/u.test(shown)) return `“${shown}” holds a mark that no phrase has.`;
  const { most, unit } = chunkSizeFor(language);
  if (measureChunk(shown, language) > most) {
    return `“${shown}” is longer than a chunk: ${most} ${unit} at most.`;
  }
  const pieces = languageOf(language).spaces ? words.length : Array.from(words.join('')).length;
  if (rule === 'together' && pieces < 2) return `“${shown}” is one word: no cut can part it.`;
  return null;
}

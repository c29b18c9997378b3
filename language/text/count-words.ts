import { languageName } from '../language-name.ts';
import { languageOf } from '../languages.ts';
import type { Side } from './text.ts';

/**
 * Counts the words of the sides. In languages with spaces, counts the sequences between spaces that contain a
 * letter or digit; "l'homme" is one word, because teachers count it as one. In languages without spaces,
 * counts the stored word tokens.
 */
export function countWords(language: string, sides: readonly Side[]): number {
  const count = languageOf(language).spaces
    ? ({ text }: Side) => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
    : ({ tokens }: Side) => tokens.filter((token) => token.isWord).length;
  return sides.reduce((sum, side) => sum + count(side), 0);
}

/** Returns a label such as "152 words". For languages without spaces, the label explains the unit. */
export function wordCountLabel(language: string, count: number): string {
  const words = `${count} ${count === 1 ? 'word' : 'words'}`;
  return languageOf(language).spaces
    ? words
    : `${words} (word units: ${languageName(language)} is written without spaces)`;
}

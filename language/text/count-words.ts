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

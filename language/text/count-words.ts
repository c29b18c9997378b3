import { languageName } from '../language-name.ts';
import { languageOf } from '../languages.ts';
import type { Side } from './text.ts';

/**
 * How many words a side has. With spaces: what stands between spaces and holds a letter or digit
 * ("l'homme" is one, as a teacher counts). Without spaces: the stored word tokens.
 */
export function countWords(language: string, sides: readonly Side[]): number {
  const count = languageOf(language).spaces
    ? ({ text }: Side) => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
    : ({ tokens }: Side) => tokens.filter((token) => token.isWord).length;
  return sides.reduce((sum, side) => sum + count(side), 0);
}

/** "152 words", or what is counted instead, said out loud. */
export function wordCountLabel(language: string, count: number): string {
  const words = `${count} ${count === 1 ? 'word' : 'words'}`;
  return languageOf(language).spaces
    ? words
    : `${words} (word units: ${languageName(language)} is written without spaces)`;
}

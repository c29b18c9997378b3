import type { SideName, Text } from './text.ts';
import { wordTokens } from './word-tokens.ts';

/** What `keyOf` makes of the words of one side, each once, in the order in which they first stand. */
export function distinctWords(
  text: Text,
  side: SideName,
  keyOf: (language: string, word: string) => string,
): string[] {
  const words = text.sentences.flatMap((sentence) => wordTokens(sentence[side]));
  return [...new Set(words.map((word) => keyOf(text[side], word.text)))];
}

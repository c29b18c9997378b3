import type { Side, SideName, Text, Token } from './text.ts';

/** Returns the words of a side in text order, without the tokens in between. */
export function wordTokens(side: Side): Token[] {
  return side.tokens.filter((token) => token.isWord);
}

/** Maps the words of one side with `keyOf`. Removes duplicates and keeps the order of first occurrence. */
export function distinctWords(
  text: Text,
  side: SideName,
  keyOf: (language: string, word: string) => string,
): string[] {
  const words = text.sentences.flatMap((sentence) => wordTokens(sentence[side]));
  return [...new Set(words.map((word) => keyOf(text[side], word.text)))];
}

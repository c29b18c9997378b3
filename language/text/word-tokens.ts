import type { Side, SideName, Text, Token } from './text.ts';

/** The words of a side in text order, without what stands between them. */
export function wordTokens(side: Side): Token[] {
  return side.tokens.filter((token) => token.isWord);
}

/** What `keyOf` makes of the words of one side, each once, in the order in which they first stand. */
export function distinctWords(
  text: Text,
  side: SideName,
  keyOf: (language: string, word: string) => string,
): string[] {
  const words = text.sentences.flatMap((sentence) => wordTokens(sentence[side]));
  return [...new Set(words.map((word) => keyOf(text[side], word.text)))];
}

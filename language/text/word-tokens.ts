import type { Side, Token } from './text.ts';

/** The words of a side in text order, without what stands between them. */
export function wordTokens(side: Side): Token[] {
  return side.tokens.filter((token) => token.isWord);
}

import { graphemes } from '#language/graphemes.ts';
import type { Token } from '#language/text/text.ts';

/** How much of a sentence is open: its first `words` words, and the first letters of the others. */
export interface Opened {
  words: number;
  letters: boolean;
}

export const closed: Opened = { words: 0, letters: false };

/** What the board shows of one token: the word, its first letter with a line, a line alone, or a mark (`words`). */
export interface OpenedToken {
  id: string;
  kind: 'word' | 'start' | 'hidden' | 'words';
  text: string;
}

/**
 * A sentence as far as it is open. Hidden words are lines of one length, so that nothing is given away
 * but how many there are; a closed sentence gives not even that away, and is empty.
 */
export function openedTokens(tokens: readonly Token[], { words, letters }: Opened): OpenedToken[] {
  if (words === 0 && !letters) return [];
  let seen = 0;
  return tokens.map(({ id, text, isWord }) => {
    if (!isWord) return { id, kind: 'words', text };
    seen += 1;
    if (seen <= words) return { id, kind: 'word', text };
    const [first = '', ...others] = letters ? graphemes(text) : [];
    // The first letter of a word of one letter would be all of it.
    if (others.length === 0) return { id, kind: 'hidden', text: '' };
    return { id, kind: 'start', text: first };
  });
}

export const wordCount = (tokens: readonly Token[]) => tokens.filter(({ isWord }) => isWord).length;

/** One more word, up to all of them. */
export const openNextWord = (opened: Opened, tokens: readonly Token[]): Opened => ({
  ...opened,
  words: Math.min(opened.words + 1, wordCount(tokens)),
});

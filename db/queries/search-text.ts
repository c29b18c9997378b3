import { plainSpaces } from '#language/text/bind-punctuation.ts';
import type { Text } from '#language/text/text.ts';

/** Returns the text that the lists search in: the title and both texts. */
export function searchText(title: string, text: Text): string {
  const lines = text.sentences.flatMap(({ target, native }) => [target.text, native.text]);
  return searchable([title, ...lines].join('\n'));
}

/**
 * Normalises words for search: lower case as in the database's `lower`, and plain spaces, since a text has
 * non-breaking spaces around French punctuation.
 */
export const searchable = (words: string): string => plainSpaces(words.toLowerCase());

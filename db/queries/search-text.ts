import { plainSpaces } from '#language/text/bind-punctuation.ts';
import type { Text } from '#language/text/text.ts';

/** Returns the text in which the lists search: the title and the text in both languages. */
export function searchText(title: string, text: Text): string {
  const lines = text.sentences.flatMap(({ target, native }) => [target.text, native.text]);
  return searchable([title, ...lines].join('\n'));
}

/**
 * Normalises words for search: lower case as in the database's `lower`, and plain spaces, because texts have
 * non-breaking spaces around French punctuation.
 */
export const searchable = (words: string): string => plainSpaces(words.toLowerCase());

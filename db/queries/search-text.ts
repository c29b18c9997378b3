import { plainSpaces } from '#language/text/bind-punctuation.ts';
import type { Text } from '#language/text/text.ts';

/** What the lists search in: the title and both texts. */
export function searchText(title: string, text: Text): string {
  const lines = text.sentences.flatMap(({ target, native }) => [target.text, native.text]);
  return searchable([title, ...lines].join('\n'));
}

/**
 * Words as they are searched for: lower-cased as the database's `lower` would, and every space a plain
 * one, since a text has fixed spaces where French sets marks apart.
 */
export const searchable = (words: string): string => plainSpaces(words.toLowerCase());

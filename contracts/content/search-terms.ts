/** Maximum number of words in a search. */
const maxWords = 8;

/**
 * Converts a reader's search into a PostgreSQL text search query. All words must occur, as prefixes and in
 * any order. Returns null if the search contains no letter or digit.
 */
export function searchTerms(typed: string): string | null {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (words.length === 0) return null;
  return words
    .slice(0, maxWords)
    .map((word) => `${word}:*`)
    .join(' & ');
}

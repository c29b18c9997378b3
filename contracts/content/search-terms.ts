/** The most words that one search looks for. */
const maxWords = 8;

/**
 * What a reader typed as a query of PostgreSQL's text search: every word has to be there, each as the
 * beginning of a word, in any order. Null when nothing in it is a letter or a digit.
 */
export function searchTerms(typed: string): string | null {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (words.length === 0) return null;
  return words
    .slice(0, maxWords)
    .map((word) => `${word}:*`)
    .join(' & ');
}

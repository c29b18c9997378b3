/** Maximum number of words in a search. */
const maxWords = 8;

const wordsOf = (typed: string): string[] =>
  (typed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, maxWords);

/**
 * Converts a reader's search into a PostgreSQL text search query. All words must occur, as prefixes and in
 * any order. Returns null if the search contains no letter or digit.
 */
export function searchTerms(typed: string): string | null {
  const words = wordsOf(typed);
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}

/**
 * Scripts in which a searched word is often not the beginning of a written one: Japanese has no spaces, and Arabic writes
 * articles and prepositions in front of a word.
 */
const joinsWords = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u;

/**
 * Returns the words of a search of which every one must occur anywhere in a text. Empty unless one of them is in a script
 * that joins words.
 */
export function searchParts(typed: string): string[] {
  const words = wordsOf(typed);
  return words.some((word) => joinsWords.test(word)) ? words : [];
}

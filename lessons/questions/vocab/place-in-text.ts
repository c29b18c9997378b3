import { isArticleOf, matchVocabulary } from '#language/text/match-vocabulary.ts';
import type { Text } from '#language/text/text.ts';
import { findInText } from '../find-in-text.ts';

/**
 * Returns the token of an entry's head word. For `le canapé`, this is the noun, whichever article it has in
 * the text. Prefers an exact match of the whole entry; returns undefined if the text does not contain the
 * word.
 */
export function placeInText(text: Text, entry: string): string | undefined {
  const written = new Set(findInText(text, entry));
  const heads = matchVocabulary(text, [{ target: entry }]).map(({ tokenIds: [head] }) => head);
  const head = heads.find((id) => id !== undefined && written.has(id)) ?? heads[0];
  if (head !== undefined) return head;
  // Finds words that the list and the text tokenise differently, such as porte-monnaie, and words inside
  // longer words.
  return text.sentences
    .flatMap(({ target }) => target.tokens)
    .find(({ id, text: word }) => written.has(id) && !isArticleOf(text.target, word, entry))?.id;
}

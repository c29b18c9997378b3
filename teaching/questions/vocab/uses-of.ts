import type { LessonMaterial, VocabularyItem } from '../../resources/lesson-material.ts';
import { matchVocabulary } from '../../text/match-vocabulary.ts';
import type { Sentence, Token } from '../../text/text.ts';

/** One use of a word: the sentence and the tokens that are the word there. */
interface Use {
  sentence: Sentence;
  tokens: Token[];
}

/** Where the text uses each word, by the item's id: at its own token if it has one, else where the word is first found. */
export function usesOf(
  items: readonly VocabularyItem[],
  { text }: LessonMaterial,
): Map<string, Use> {
  const sentences = new Map(text.sentences.map((sentence) => [sentence.id, sentence]));
  const found = new Map<string, Use>();
  for (const match of matchVocabulary(text, items)) {
    const item = items[match.item];
    const sentence = sentences.get(match.sentenceId);
    if (!item || !sentence) continue;
    const here = item.tokenId !== undefined && match.tokenIds.includes(item.tokenId);
    if (!here && found.has(item.id)) continue;
    const ids = new Set(match.tokenIds);
    found.set(item.id, {
      sentence,
      tokens: sentence.target.tokens.filter(({ id }) => ids.has(id)),
    });
  }
  for (const { id, tokenId } of items) {
    if (tokenId === undefined || found.get(id)?.tokens.some((token) => token.id === tokenId))
      continue;
    for (const sentence of text.sentences) {
      const token = sentence.target.tokens.find((each) => each.id === tokenId);
      if (token) found.set(id, { sentence, tokens: [token] });
    }
  }
  return found;
}

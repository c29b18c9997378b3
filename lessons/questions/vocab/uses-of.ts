import { isArticleOf, matchVocabulary } from '#language/text/match-vocabulary.ts';
import type { Sentence, Text, Token } from '#language/text/text.ts';
import { wordTokens } from '#language/text/word-tokens.ts';
import type { LessonMaterial, VocabularyItem } from '../../draft/lesson-material.ts';

/** One use of a word: the sentence, and the tokens in it that form the word. */
interface Use {
  sentence: Sentence;
  tokens: Token[];
}

/**
 * Returns where the text uses each word, by item id: at the item's stored token if it has one, otherwise at
 * the first occurrence. If that token is an article, the word after it is used instead, because older lists
 * store `le chien` at `le`.
 */
export function usesOf(
  items: readonly VocabularyItem[],
  { text }: LessonMaterial,
): Map<string, Use> {
  const sentences = new Map(text.sentences.map((sentence) => [sentence.id, sentence]));
  const stored = storedPlaces(items, text);
  const found = new Map<string, Use>();
  for (const match of matchVocabulary(text, items)) {
    const item = items[match.item];
    const sentence = sentences.get(match.sentenceId);
    if (!item || !sentence) continue;
    const ids = new Set(match.tokenIds);
    const own = stored.get(item.id);
    const here = own && (ids.has(own.token.id) || ids.has(own.word.id));
    if (!here && found.has(item.id)) continue;
    found.set(item.id, {
      sentence,
      tokens: sentence.target.tokens.filter(({ id }) => ids.has(id)),
    });
  }
  for (const [id, { sentence, token, word }] of stored) {
    const use = found.get(id);
    if (use && (word !== token || use.tokens.includes(token))) continue;
    found.set(id, { sentence, tokens: [word] });
  }
  return found;
}

/** An item's stored token, and the word it refers to: the next one if the token is an article. */
interface StoredPlace {
  sentence: Sentence;
  token: Token;
  word: Token;
}

function storedPlaces(items: readonly VocabularyItem[], text: Text): Map<string, StoredPlace> {
  const places = new Map<string, StoredPlace>();
  for (const sentence of text.sentences) {
    wordTokens(sentence.target).forEach((token, at, words) => {
      for (const { id, target, tokenId } of items) {
        if (tokenId !== token.id) continue;
        const isArticle = isArticleOf(text.target, token.text, target);
        const word = isArticle ? words[at + 1] : token;
        // Use the next word only if it belongs to the entry: after the text is edited, any word may follow
        // the article.
        if (word && (!isArticle || beginsIn(target, word.text)))
          places.set(id, { sentence, token, word });
      }
    });
  }
  return places;
}

/**
 * True if `word` begins like a word of the entry. For example, train in the text matches the entry les
 * trains.
 */
function beginsIn(entry: string, word: string): boolean {
  const begins = word.slice(0, 3).toLowerCase();
  return entry
    .toLowerCase()
    .split(/[\s'’]+/)
    .some((own) => own.startsWith(begins));
}

import { isArticleOf, matchVocabulary } from '#language/text/match-vocabulary.ts';
import type { Token } from '#language/text/text.ts';
import type { LessonMaterial } from '#lessons/draft/lesson-material.ts';

/**
 * The key of the clip that says this word: the vocabulary's own, where the word is on the list. The list
 * has its article or its shorthand ("la maison"), and the word may stand there in another form.
 */
export function wordClip(material: LessonMaterial, token: Token): string | undefined {
  const { text, vocabulary, speech } = material;
  const spoken = vocabulary.filter(({ id }) => speech.clips[id]);
  const sentences = text.sentences.filter(({ target }) =>
    target.tokens.some(({ id }) => id === token.id),
  );
  const match = matchVocabulary({ ...text, sentences }, spoken).find(
    // A word within an entry of several is not what that one's clip says.
    ({ tokenIds: [first, ...rest] }) => first === token.id && rest.length === 0,
  );
  // Older lists have `le chien` stored at its article, which the clip does not say alone.
  const isOne = (entry: string) =>
    entry.split(/\s+/).filter((word) => !isArticleOf(text.target, word, entry)).length === 1;
  const own = spoken.find(
    ({ target, tokenId }) =>
      tokenId === token.id && isOne(target) && !isArticleOf(text.target, token.text, target),
  );
  const item = own ?? (match && spoken[match.item]);
  return item && speech.clips[item.id]?.key;
}

import type { LessonMaterial } from '#teaching/resources/lesson-material.ts';
import type { Token } from '#teaching/text/text.ts';

/** The key of the clip that says this word: the vocabulary's own, where the word is on the list. */
export function wordClip(material: LessonMaterial, token: Token): string | undefined {
  const written = new Set(
    [token.text, token.lemma ?? token.text].map((form) => form.toLowerCase()),
  );
  const item = material.vocabulary.find(
    ({ id, tokenId, target }) =>
      material.speech.clips[id] && (tokenId === token.id || written.has(target.toLowerCase())),
  );
  return item && material.speech.clips[item.id]?.key;
}

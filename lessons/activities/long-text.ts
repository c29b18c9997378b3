import type { Sentence, Text, Token } from '#language/text/text.ts';
import { wordTokens } from '#language/text/word-tokens.ts';
import type { LessonMaterial } from '../draft/lesson-material.ts';
import { exampleMaterials } from './example-materials.ts';

/**
 * Repeats the French example until it has at least `words` target words; the copies have the same tags and
 * chunks as the original. Used by benchmarks. The first eight sentences are the original example.
 */
export function longText(words: number): Text {
  const { text } = exampleMaterials.french;
  const sentences: Sentence[] = [];
  for (let count = 0; count < words; ) {
    const sentence = text.sentences[sentences.length % text.sentences.length];
    if (!sentence) throw new Error('The French example has no sentences.');
    sentences.push(renamed(sentence, `s${sentences.length + 1}`));
    count += wordTokens(sentence.target).length;
  }
  return { ...text, sentences };
}

/**
 * The French lesson with the long text. Its vocabulary and generated parts refer only to the first eight
 * sentences.
 */
export function longMaterial(words: number): LessonMaterial {
  return { ...exampleMaterials.french, resourceId: 'example-long', text: longText(words) };
}

/** Copies the sentence under another id, including its tokens and chunks. */
function renamed(sentence: Sentence, id: string): Sentence {
  const rename = <Part extends Pick<Token, 'id'>>(part: Part): Part => ({
    ...part,
    id: part.id.replace(sentence.id, id),
  });
  return {
    ...sentence,
    id,
    target: { ...sentence.target, tokens: sentence.target.tokens.map(rename) },
    native: { ...sentence.native, tokens: sentence.native.tokens.map(rename) },
    chunks: sentence.chunks.map(rename),
  };
}

import type { LessonMaterial } from '../../resources/lesson-material.ts';

/** One word of the key vocabulary as other programs take it. */
export interface VocabularyRow {
  target: string;
  native: string;
  /** Empty where nobody has said it. */
  partOfSpeech: string;
  /** The sentence of the text that uses it; empty where none is known to. */
  example: string;
}

/** The key vocabulary of a lesson with an example of each word out of its own text. */
export function vocabularyRows({ text, vocabulary }: LessonMaterial): VocabularyRow[] {
  const sentenceOf = new Map(
    text.sentences.flatMap(({ target }) => target.tokens.map(({ id }) => [id, target.text])),
  );
  return vocabulary.map(({ target, native, partOfSpeech, tokenId }) => ({
    target,
    native,
    partOfSpeech: partOfSpeech ?? '',
    example: (tokenId && sentenceOf.get(tokenId)) ?? '',
  }));
}

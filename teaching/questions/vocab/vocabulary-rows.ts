import type { LessonMaterial } from '../../resources/lesson-material.ts';
import { usesOf } from './uses-of.ts';

/** One word of the key vocabulary as other programs take it. */
export interface VocabularyRow {
  target: string;
  native: string;
  /** Empty where nobody has said it. */
  partOfSpeech: string;
  /** The sentence of the text that uses it; empty where none does. */
  example: string;
}

/** The key vocabulary of a lesson with an example of each word out of its own text. */
export function vocabularyRows(material: LessonMaterial): VocabularyRow[] {
  const uses = usesOf(material.vocabulary, material);
  return material.vocabulary.map(({ id, target, native, partOfSpeech }) => ({
    target,
    native,
    partOfSpeech: partOfSpeech ?? '',
    example: uses.get(id)?.sentence.target.text ?? '',
  }));
}

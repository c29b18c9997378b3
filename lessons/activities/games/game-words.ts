import type { LessonMaterial, VocabularyItem } from '../../draft/lesson-material.ts';

/** A unit of meaning in both languages: a word, a chunk or a sentence. It has its own id. */
export interface WordPair {
  id: string;
  target: string;
  native: string;
}

/**
 * Returns the playable vocabulary, without duplicate lines. Returns an empty list if one side has more words
 * than the other, because words may then be next to wrong meanings.
 */
export function usableVocabulary({ vocabulary }: Pick<LessonMaterial, 'vocabulary'>) {
  if (vocabulary.some(isHalf)) return [];
  const seen = new Set<string>();
  return vocabulary.filter((item) => {
    const [target, native] = [item.target.trim(), item.native.trim()];
    const line = `${target}\n${native}`;
    if (target === '' || seen.has(line)) return false;
    seen.add(line);
    return true;
  });
}

/** True if one side of the vocabulary has more words than the other (specification 5). */
export function unequalVocabulary({ vocabulary }: Pick<LessonMaterial, 'vocabulary'>): boolean {
  return vocabulary.some(isHalf);
}

const isHalf = ({ target, native }: VocabularyItem) =>
  (target.trim() === '') !== (native.trim() === '');

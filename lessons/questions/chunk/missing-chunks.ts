import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { checkChunks, chooseChunks, chunksLater, notGenerated } from '../guidance.ts';

/**
 * Why an activity that stands on chunks cannot be played over this lesson, or null. Every sentence
 * needs its chunks: the owner is told where to make or mend them, everybody else to come back.
 */
export function missingChunks({ text, parts, mine }: LessonMaterial): string | null {
  const cut = text.sentences.filter(({ chunks }) => chunks.length > 0);
  if (cut.length > 0 && cut.length === text.sentences.length) return null;
  if (parts.chunk === undefined && cut.length === 0) return mine ? chooseChunks : notGenerated;
  return mine ? checkChunks : chunksLater;
}

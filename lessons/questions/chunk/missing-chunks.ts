import type { Sentence, Text } from '#language/text/text.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { checkChunks, chooseChunks, chunksLater, notGenerated } from '../guidance.ts';

/** The sentences that are cut into chunks: every other one is left out of what stands on chunks. */
export const cutSentences = (text: Text): Sentence[] =>
  text.sentences.filter(({ chunks }) => chunks.length > 0);

/**
 * Why an activity that stands on chunks cannot be played over this lesson, or null. One sentence with
 * chunks is enough; without any, the owner is told where to make or mend them, everybody else to come back.
 */
export function missingChunks({ text, parts, mine }: LessonMaterial): string | null {
  if (cutSentences(text).length > 0) return null;
  if (parts.chunk === undefined) return mine ? chooseChunks : notGenerated;
  return mine ? checkChunks : chunksLater;
}

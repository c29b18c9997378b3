import type { Sentence, Text } from '#language/text/text.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { guidanceWords } from '../guidance-words.ts';

/** Returns the sentences that have chunks. Activities based on chunks leave out all other sentences. */
export const cutSentences = (text: Text): Sentence[] =>
  text.sentences.filter(({ chunks }) => chunks.length > 0);

/**
 * Returns the reason why an activity based on chunks cannot be played for this lesson; null if it can. One
 * sentence with chunks is enough. If no sentence has chunks, the message tells the owner where to generate or
 * correct chunks, and asks other users to come back later.
 */
export function missingChunks({ text, parts, mine }: LessonMaterial): string | null {
  if (cutSentences(text).length > 0) return null;
  if (parts.chunk === undefined)
    return i18n._(mine ? guidanceWords.chooseChunks : guidanceWords.notGenerated);
  return i18n._(mine ? guidanceWords.checkChunks : guidanceWords.chunksLater);
}

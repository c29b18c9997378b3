import * as z from 'zod/mini';
import { aiSentences } from './ai-sentences.ts';

/**
 * AI involvement in machine-readable form, as IPTC's digital source types. Article 50(2) of the EU AI Act
 * (Regulation 2024/1689) requires generated text, audio and pictures to be labelled.
 */
export const digitalSourceTypes = {
  generated: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  composite: 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
} as const;

/** AI involvement in a lesson: `sourceType` for machines, `sentence` for human readers. */
export const AiOrigin = z.object({ sourceType: z.string(), sentence: z.string() });
export type AiOrigin = z.infer<typeof AiOrigin>;

/**
 * Returns the AI involvement in a lesson; null if no part is generated yet. A text that the teacher provided
 * counts as the teacher's own, but everything generated from it does not. A finalised lesson counts as
 * checked by the teacher.
 */
export function aiOriginOf(lesson: {
  status: string;
  isGiven: boolean;
  parts: readonly { status: string; edited: boolean }[];
}): AiOrigin | null {
  const { status, isGiven, parts } = lesson;
  if (status === 'draft') return null;
  if (isGiven) {
    return { sourceType: digitalSourceTypes.composite, sentence: aiSentences.given };
  }
  const isEdited = parts.some((part) => part.edited);
  if (isEdited) {
    return { sourceType: digitalSourceTypes.composite, sentence: aiSentences.edited };
  }
  const sentence = status === 'final' ? aiSentences.checked : aiSentences.made;
  return { sourceType: digitalSourceTypes.generated, sentence };
}

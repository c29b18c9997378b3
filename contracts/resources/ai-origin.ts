import * as z from 'zod/mini';

/**
 * Machine-readable AI involvement: IPTC's digital source types, as article 50(2) of the EU AI Act (Regulation
 * 2024/1689) requires generated text, audio and pictures to be marked.
 */
export const digitalSourceTypes = {
  generated: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  composite: 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
} as const;

/** AI involvement in a lesson: `sourceType` for machines, `sentence` for people. */
export const AiOrigin = z.object({ sourceType: z.string(), sentence: z.string() });
export type AiOrigin = z.infer<typeof AiOrigin>;

const edited = 'Made with AI, edited by a teacher';

/**
 * Returns the AI involvement in a lesson; null while nothing is generated. A text that the teacher brought is
 * their own, but what was generated from it is not. The teacher has reviewed a finalised lesson.
 */
export function aiOriginOf(lesson: {
  status: string;
  isGiven: boolean;
  parts: readonly { status: string; edited: boolean }[];
}): AiOrigin | null {
  const { status, isGiven, parts } = lesson;
  if (status === 'draft') return null;
  if (isGiven) {
    const sentence = 'A teacher’s own text, with exercises and translation made with AI';
    return { sourceType: digitalSourceTypes.composite, sentence };
  }
  const isEdited = parts.some((part) => part.edited);
  if (isEdited) return { sourceType: digitalSourceTypes.composite, sentence: edited };
  const sentence = status === 'final' ? 'Made with AI, checked by a teacher' : 'Made with AI';
  return { sourceType: digitalSourceTypes.generated, sentence };
}

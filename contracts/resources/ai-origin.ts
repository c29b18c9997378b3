import * as z from 'zod/mini';

/**
 * What a machine had a part in, for machines: IPTC's vocabulary of digital source types, as article 50(2)
 * of the EU AI Act (Regulation 2024/1689) wants generated text, sound and pictures marked.
 */
export const digitalSourceTypes = {
  generated: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  composite: 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
} as const;

/** How AI had a part in a lesson: `sourceType` for machines, `sentence` for people. */
export const AiOrigin = z.object({ sourceType: z.string(), sentence: z.string() });
export type AiOrigin = z.infer<typeof AiOrigin>;

const edited = 'Made with AI, edited by a teacher';

/**
 * How AI had a part in a lesson; null while nothing of it is made. A text that the teacher brought is
 * their own, and what was made of it is not. A finalised lesson was read by its teacher.
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
  const sentence =
    status === 'final' ? 'Made with AI, looked through by a teacher' : 'Made with AI';
  return { sourceType: digitalSourceTypes.generated, sentence };
}

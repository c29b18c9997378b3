import * as z from 'zod';
import { singleLine } from './single-line.ts';

/** Both sides together: several times the longest text that can be asked for. */
const maxCharacters = 40_000;

const line = z
  .string()
  .trim()
  .min(1, 'Write both sides of the sentence, or remove it.')
  .max(2_000, 'Use at most 2,000 characters on each side, or split the sentence.');

/** The sentences of a text as a teacher edits them, in their order; those without an id are new. */
export const EditedSentences = z
  .array(
    z.object({
      id: z.string().max(20).optional(),
      speaker: singleLine().max(60, 'Use at most 60 characters for the speaker.').optional(),
      target: line,
      native: line,
      startsParagraph: z.boolean().optional(),
    }),
  )
  .min(1, 'Keep at least one sentence.')
  .max(300, 'Use at most 300 sentences, or make two lessons of it.')
  .refine(
    (lines) =>
      lines.reduce((sum, { target, native }) => sum + target.length + native.length, 0) <=
      maxCharacters,
    'The text is too long. Keep it shorter, or make two lessons of it.',
  );

import * as z from 'zod/mini';
import { singleLine } from './single-line.ts';

/**
 * Maximum number of characters in both languages together: several times the longest text that can be
 * generated.
 */
const maxCharacters = 40_000;

const line = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Fill in both sides of the sentence, or remove it.'),
    z.maxLength(2_000, 'Use at most 2,000 characters on each side, or split the sentence.'),
  );

/** A text's sentences after a teacher's edits, in order. New sentences have no id. */
export const EditedSentences = z
  .array(
    z.object({
      id: z.optional(z.string().check(z.maxLength(20))),
      speaker: z.optional(
        singleLine().check(z.maxLength(60, 'Use at most 60 characters for the speaker.')),
      ),
      target: line,
      native: line,
      startsParagraph: z.optional(z.boolean()),
    }),
  )
  .check(
    z.minLength(1, 'Keep at least one sentence.'),
    z.maxLength(300, 'Use at most 300 sentences, or split it into two lessons.'),
    z.refine(
      (lines) =>
        lines.reduce((sum, { target, native }) => sum + target.length + native.length, 0) <=
        maxCharacters,
      'The text is too long. Shorten it, or split it into two lessons.',
    ),
  );

import * as z from 'zod/mini';
import { boundedRecord } from '#contracts/validation/bounded-record.ts';
import { TaskFace, TaskItemId, TaskLanguage } from '../task-content.ts';

/** A grapheme cluster: a letter with its diacritics, or an akshara. */
const Letter = z.string().check(z.minLength(1), z.maxLength(40));

/** A line of squares. Its name consists of the indexes of its two ends, the lower index first: "12-45". */
const LineName = z
  .string()
  .check(z.maxLength(7), z.regex(/^\d{1,3}-\d{1,3}$/, 'This is not a line.'));

const grid = {
  /** The language of the hidden words. */
  language: TaskLanguage,
  /** Number of letters per row. */
  columns: z.int().check(z.minimum(2), z.maximum(20)),
  /** The letters row by row, in reading direction. */
  letters: z.array(Letter).check(z.maxLength(400)),
};

export const FindInGridData = z.object({
  ...grid,
  words: z
    .array(
      z.object({
        id: TaskItemId,
        /** What pupils look for: the word itself, or its meaning. */
        clue: TaskFace,
        /** The word as the lesson writes it. */
        word: z.string().check(z.maxLength(200)),
        line: LineName,
        /** True if the clue is the word itself. Pupils then see at once if a line is on their list. */
        isSpelt: z.boolean(),
      }),
    )
    .check(z.minLength(1), z.maxLength(40)),
});
export type FindInGridData = z.infer<typeof FindInGridData>;

export const FindInGridForPupil = z.object({
  ...grid,
  words: z.array(
    z.object({
      id: TaskItemId,
      clue: TaskFace,
      /** The letters of the word without its spaces; present only if the clue is the word. */
      spelling: z.optional(z.string().check(z.maxLength(200))),
    }),
  ),
});
export type FindInGridForPupil = z.infer<typeof FindInGridForPupil>;

/** The line selected for each word. */
export const FindInGridSubmitted = z.object({ found: boundedRecord(100, LineName) });
export type FindInGridSubmitted = z.infer<typeof FindInGridSubmitted>;

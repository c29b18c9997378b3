import type { z } from 'zod';
import type { TaskMark } from './task-mark.ts';

/** What a teacher adds to a stored task after it was set: answers accepted beside the written ones, by item. */
export type AcceptedAnswers = Readonly<Record<string, readonly string[]>>;

/**
 * One of the five homework templates. A new one is a folder with `content.ts`, `mark.ts`,
 * `definition.ts`, `examples.ts`, `Do.tsx` and `Result.tsx`, and a line in `registry.ts`. `Data` is
 * what is stored when the homework is set, `ForPupil` the same without its answers, `Submitted` what
 * the pupil hands in.
 */
export interface TaskTemplate<Data, ForPupil, Submitted> {
  title: string;
  /** One line for the teacher: what pupils do. */
  aim: string;
  Data: z.ZodType<Data>;
  ForPupil: z.ZodType<ForPupil>;
  Submitted: z.ZodType<Submitted>;
  /** Nothing done yet. */
  empty: Submitted;
  /** The task without its answers. `seed` is the pupil's own: shuffles differ from phone to phone. */
  forPupil(data: Data, seed: number): ForPupil;
  /** Pure and deterministic, the same in browser and Worker; unknown ids in an answer are ignored. */
  mark(data: Data, submitted: Submitted, accepted?: AcceptedAnswers): TaskMark;
  /**
   * True where the items of a mark are themselves what is looked for: a pupil who may try again is not
   * told the ids of those that were missed.
   */
  idsTell?: true;
  /** How many items there are to answer. */
  size(data: Data): number;
}

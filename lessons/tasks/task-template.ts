import type * as z from 'zod';
import type { TaskNames } from './task-names.ts';

/**
 * One of the five homework templates. A new one is a folder with `content.ts`, `mark.ts`,
 * `definition.ts`, `examples.ts`, `Do.tsx` and `Result.tsx`, and a line in `registry.ts`; the compiler
 * then asks for its line in `markings.ts` and `views.ts`. `Data` is what is stored when the homework is
 * set, `ForPupil` the same without its answers, `Submitted` what the pupil hands in.
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
  /** The task without its answers, its choices in the order and under the names of `names`. */
  forPupil(data: Data, names: TaskNames): ForPupil;
  /** Renames the ids of answers between those of the task as it is stored and those of `forPupil`. */
  rename: AnswerNames<Data, Submitted>;
  /** How many items there are to answer. */
  size(data: Data): number;
  /** How many of them no rule can mark, so that the teacher reads them; none where it is absent. */
  toRead?(data: Data): number;
}

export interface AnswerNames<Data, Submitted> {
  /** Leaves out what the task does not have under that name, such as a stored id that a pupil sends. */
  toStored(data: Data, submitted: Submitted, names: TaskNames): Submitted;
  toPupil(submitted: Submitted, names: TaskNames): Submitted;
  /** What an item of a mark is called before pupils. */
  item(id: string, names: TaskNames): string;
}

import type * as z from 'zod/mini';
import type { TaskMark } from '#contracts/homework/task-mark.ts';
import type { TaskFace } from './task-content.ts';
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
  Data: z.ZodMiniType<Data>;
  ForPupil: z.ZodMiniType<ForPupil>;
  Submitted: z.ZodMiniType<Submitted>;
  /** Nothing done yet. */
  empty: Submitted;
  /** The task without its answers, its choices in the order and under the names of `names`. */
  forPupil(data: Data, names: TaskNames): ForPupil;
  /** Renames the ids of answers between those of the task as it is stored and those of `forPupil`. */
  rename: AnswerNames<Data, Submitted>;
  /** The answers to these items alone, by their stored ids. */
  answersTo(submitted: Submitted, items: ReadonlySet<string>): Submitted;
  /** How many items there are to answer. */
  size(data: Data): number;
  /** How many of them no rule can mark, so that the teacher reads them; none where it is absent. */
  toRead?(data: Data): number;
  /** What a teacher may leave out; absent where the task is one whole, such as words to be found. */
  choice?: ItemChoice<Data>;
}

/** One thing that a teacher takes into a task or leaves out. */
export interface ChoosableItem {
  id: string;
  /** The ids that it has in a mark: several where a sentence is taken as a whole. */
  marked: readonly string[];
  /** What shows a teacher which one it is, the most telling first. */
  faces: readonly TaskFace[];
}

/** How a task is made smaller. */
export interface ItemChoice<Data> {
  /** The fewest items that make a task: of one pair alone there is nothing to match. */
  least: number;
  /** What an item is to a teacher. */
  unit(data: Data): 'item' | 'sentence';
  /** All that may be chosen, in the order in which pupils come to it. */
  items(data: Data): ChoosableItem[];
  /** The task with these items only, of which there are `least` or more; what it does not have is ignored. */
  keep(data: Data, ids: ReadonlySet<string>): Data;
}

interface AnswerNames<Data, Submitted> {
  /** Leaves out what the task does not have under that name, such as a stored id that a pupil sends. */
  toStored(data: Data, submitted: Submitted, names: TaskNames): Submitted;
  toPupil(submitted: Submitted, names: TaskNames): Submitted;
  /** What an item of a mark is called before pupils. */
  item(id: string, names: TaskNames): string;
}

/** What a teacher adds to a stored task after it was set: answers accepted beside the written ones, by item. */
export type AcceptedAnswers = Readonly<Record<string, readonly string[]>>;

/** How the answers to one homework template are marked. `Data` and `Submitted` are as in `TaskTemplate`. */
export interface TaskMarking<Data, Submitted> {
  /** Pure and deterministic; unknown ids in an answer are ignored. */
  mark(data: Data, submitted: Submitted, accepted?: AcceptedAnswers): TaskMark;
  /**
   * True where the items of a mark are themselves what is looked for: a pupil who may try again is not
   * told the ids of those that were missed.
   */
  idsTell?: true;
}

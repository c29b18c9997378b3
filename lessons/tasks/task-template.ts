import type * as z from 'zod/mini';
import type { TaskMark } from '#contracts/homework/task-mark.ts';
import type { TaskFace } from './task-content.ts';
import type { TaskNames } from './task-names.ts';

/**
 * One of the homework templates. A new one is a folder with `content.ts`, `mark.ts`, `index.ts`,
 * `examples.ts`, `Do.tsx` and `Result.tsx`, and a line in `registry.ts`; the compiler then requires an entry
 * in `marking.ts` and `views.ts`. `Data` is stored when the homework is set, `ForPupil` is the same without
 * its answers, `Submitted` is the pupil's hand-in.
 */
export interface TaskTemplate<Data, ForPupil, Submitted> {
  title: string;
  /** One line for the teacher: the pupils' task. */
  aim: string;
  Data: z.ZodMiniType<Data>;
  ForPupil: z.ZodMiniType<ForPupil>;
  Submitted: z.ZodMiniType<Submitted>;
  /** The empty submission. */
  empty: Submitted;
  /** The task without its answers, its choices in the order and under the names of `names`. */
  forPupil(data: Data, names: TaskNames): ForPupil;
  /** Converts the ids in answers between those of the stored task and those of `forPupil`. */
  rename: AnswerNames<Data, Submitted>;
  /** Only the answers to these items, by their stored ids. */
  answersTo(submitted: Submitted, items: ReadonlySet<string>): Submitted;
  /** The number of items to answer. */
  size(data: Data): number;
  /** The number of items that no rule can mark, so that the teacher marks them; none if absent. */
  toRead?(data: Data): number;
  /** The items a teacher may leave out; absent if the task is indivisible, such as words to be found. */
  choice?: ItemChoice<Data>;
}

/** One item that a teacher includes in a task or leaves out. */
export interface ChoosableItem {
  id: string;
  /** Its item ids in a mark: several if a whole sentence is one item. */
  marked: readonly string[];
  /** The faces by which a teacher recognises it, the most specific first. */
  faces: readonly TaskFace[];
}

/** Reduces a task to some of its items. */
export interface ItemChoice<Data> {
  /** Minimum number of items: with a single pair there is nothing to match. */
  least: number;
  /** The teacher-facing unit of an item. */
  unit(data: Data): 'item' | 'sentence';
  /** All items that may be chosen, in the order pupils see them. */
  items(data: Data): ChoosableItem[];
  /** Returns the task with only these items, at least `least`; ignores unknown ids. */
  keep(data: Data, ids: ReadonlySet<string>): Data;
}

interface AnswerNames<Data, Submitted> {
  /** Drops names that the task does not have, such as a stored id sent by a pupil. */
  toStored(data: Data, submitted: Submitted, names: TaskNames): Submitted;
  toPupil(submitted: Submitted, names: TaskNames): Submitted;
  /** The pupil-facing name of an item of a mark. */
  item(id: string, names: TaskNames): string;
}

/** Answers a teacher accepted after the task was set, in addition to the written ones, by item. */
export type AcceptedAnswers = Readonly<Record<string, readonly string[]>>;

/** The marking of one homework template. `Data` and `Submitted` are as in `TaskTemplate`. */
export interface TaskMarking<Data, Submitted> {
  /** Pure and deterministic; unknown ids in an answer are ignored. */
  mark(data: Data, submitted: Submitted, accepted?: AcceptedAnswers): TaskMark;
  /**
   * True if the item ids of a mark are the answers themselves: a pupil who may try again is not sent the ids
   * of missed items.
   */
  idsTell?: true;
}

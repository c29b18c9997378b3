import type * as z from 'zod/mini';
import type { TaskMark } from '#contracts/homework/task-mark.ts';
import type { TaskFace } from './task-content.ts';
import type { TaskNames } from './task-names.ts';

/**
 * A homework template. A new template is a folder with `content.ts`, `mark.ts`, `index.ts`, `examples.ts`,
 * `Do.tsx` and `Result.tsx`, and a line in `registry.ts`; the compiler then requires an entry in `marking.ts`,
 * `views.ts` and `task-words.ts`. `Data` is stored when the homework is set, `ForPupil` is the same data
 * without the answers, and `Submitted` is the pupil's hand-in.
 */
export interface TaskTemplate<Data, ForPupil, Submitted> {
  Data: z.ZodMiniType<Data>;
  ForPupil: z.ZodMiniType<ForPupil>;
  Submitted: z.ZodMiniType<Submitted>;
  /** The empty submission. */
  empty: Submitted;
  /** Returns the task without its answers. Its choices have the order and the names from `names`. */
  forPupil(data: Data, names: TaskNames): ForPupil;
  /** Converts the ids in answers between the stored task and the result of `forPupil`. */
  rename: AnswerNames<Data, Submitted>;
  /** Returns only the answers to these items, given by their stored ids. */
  answersTo(submitted: Submitted, items: ReadonlySet<string>): Submitted;
  /** Returns the number of items to answer. */
  size(data: Data): number;
  /**
   * Returns the number of items that only the teacher can mark. If this function is absent, there are no such
   * items.
   */
  toRead?(data: Data): number;
  /**
   * The items that a teacher may leave out; absent if the task cannot be divided, such as a text with words
   * to find.
   */
  choice?: ItemChoice<Data>;
}

/** One item that a teacher includes in a task or leaves out. */
export interface ChoosableItem {
  id: string;
  /** The ids of the item in a mark; there are several if a whole sentence is one item. */
  marked: readonly string[];
  /** The faces by which a teacher recognises the item, the most specific first. */
  faces: readonly TaskFace[];
}

/** Reduces a task to some of its items. */
export interface ItemChoice<Data> {
  /** Minimum number of items. A task with a single pair, for example, would have nothing to match. */
  least: number;
  /** Returns the unit in which the teacher counts items. */
  unit(data: Data): 'item' | 'sentence';
  /** Returns all items that may be chosen, in the order pupils see them. */
  items(data: Data): ChoosableItem[];
  /** Returns the task reduced to these items, which must be at least `least`. Ignores unknown ids. */
  keep(data: Data, ids: ReadonlySet<string>): Data;
}

interface AnswerNames<Data, Submitted> {
  /** Drops names that the task does not have, such as a stored id sent by a pupil. */
  toStored(data: Data, submitted: Submitted, names: TaskNames): Submitted;
  toPupil(submitted: Submitted, names: TaskNames): Submitted;
  /** Returns the pupil-facing name of an item in a mark. */
  item(id: string, names: TaskNames): string;
}

/**
 * Answers that a teacher accepted after the task was set, by item. They count in addition to the stored
 * answers.
 */
export type AcceptedAnswers = Readonly<Record<string, readonly string[]>>;

/** The marking of one homework template. `Data` and `Submitted` are as in `TaskTemplate`. */
export interface TaskMarking<Data, Submitted> {
  /** Marks a submission. Pure and deterministic; ignores unknown ids in an answer. */
  mark(data: Data, submitted: Submitted, accepted?: AcceptedAnswers): TaskMark;
  /**
   * True if the item ids of a mark reveal the answers. In this case, the ids of missed items are not sent to
   * a pupil who may try again.
   */
  idsTell?: true;
}

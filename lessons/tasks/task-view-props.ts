import type { ReactNode } from 'react';
import type { ItemMark, TaskMark } from '#contracts/homework/task-mark.ts';

/** What stands around every task, whether it is done or shown marked. */
interface TaskSurroundings {
  /** The stored code of the lesson's target language. */
  language: string;
  nativeLanguage: string;
  /** The address of a stored clip or picture, by its key. */
  soundAddress: (key: string) => string;
}

/**
 * What every template's `Do.tsx` is given. It holds no answers of its own: each change goes out whole by
 * `onChange`, and comes back in as `submitted`.
 */
export interface DoProps<ForPupil, Submitted> extends TaskSurroundings {
  /** As the template's `forPupil` made it: without answers. */
  task: ForPupil;
  submitted: Submitted;
  onChange: (submitted: Submitted) => void;
  /** Items that were right in the last try and are kept: shown as done, and not to be changed. */
  done?: readonly string[];
  /** While it is handed in: everything is readable, nothing can be changed. */
  disabled?: boolean;
  /** The button that ends the task, where the last step has its own. Absent in a teacher's preview. */
  handIn?: ReactNode;
}

/** The teacher's word on one item of free writing; `score` from 0 to 100. */
export interface ShownFeedback {
  itemId: string;
  feedback: string;
  score: number | null;
}

/** What every template's `Result.tsx` is given: one attempt as it was marked. */
export interface ResultProps<ForPupil, Submitted> extends TaskSurroundings {
  /**
   * The task as the pupil had it, for the words around each answer: a teacher's screen makes it by
   * `templateOf(name).forPupil(data, storedNames(0))`. Null where it cannot be had (any more): the items then stand
   * alone.
   */
  task: ForPupil | null;
  submitted: Submitted;
  mark: TaskMark;
  /** Whether `expected` of the items may be shown and is there; with false an empty one means "try again". */
  answersTold: boolean;
  feedback: readonly ShownFeedback[];
  /** What a teacher can do with one item, such as accepting its answer. Absent for pupils. */
  itemAction?: (item: ItemMark) => ReactNode;
}

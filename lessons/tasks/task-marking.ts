import type { TaskMark } from '#contracts/homework/task-mark.ts';

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

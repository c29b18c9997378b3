/** How much of a task is done: items that hold an answer, out of all. It says nothing of right or wrong. */
export interface TaskProgress {
  done: number;
  of: number;
}

/**
 * The stage of a pupil's homework on the pupil's home page. Homework is `done` when every task was submitted
 * at least once.
 */
export type PupilHomeworkStage = 'to do' | 'late' | 'done';

/** Returns the stage at `now`. `dueAt` and `now` are in milliseconds since 1970. */
export function pupilHomeworkStage(
  tasks: readonly { attempts: number }[],
  dueAt: number,
  now: number,
): PupilHomeworkStage {
  if (tasks.every(({ attempts }) => attempts > 0)) return 'done';
  return now > dueAt ? 'late' : 'to do';
}

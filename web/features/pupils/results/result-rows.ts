import type { PupilHomework } from '#contracts/homework/pupil-homework.ts';
import { shownAttempt } from '#contracts/homework/shown-attempt.ts';

/** A line of the table of results: a task, and the attempt that counts; null where none is handed in. */
export interface TaskResultRow {
  task: PupilHomework['homework']['tasks'][number];
  attempt: PupilHomework['pupilTasks'][number] | null;
}

/** Every task of a homework with its passed attempt, else the one with the highest id (specification 2). */
export const resultRows = ({ homework, pupilTasks }: PupilHomework): TaskResultRow[] =>
  homework.tasks.map((task) => ({
    task,
    attempt: shownAttempt(pupilTasks.filter((attempt) => attempt.task.id === task.id)),
  }));

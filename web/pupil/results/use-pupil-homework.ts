import { create } from 'zustand';
import type { PupilHomework } from '#contracts/homework/pupil-homework.ts';
import { shownAttempt } from '#contracts/homework/shown-attempt.ts';
import { useHomeworkData } from '../use-homework-data.ts';

/** One homework of this pupil with all attempts. Without an id, nothing is fetched. */
export function usePupilHomework(id: string | null) {
  return useHomeworkData<PupilHomework>(
    id ? `/v1/pupil-homeworks/${encodeURIComponent(id)}` : null,
  );
}

/**
 * A row of the results table: a task and the attempt that counts. The attempt is null if none was handed in.
 */
interface TaskResultRow {
  task: PupilHomework['homework']['tasks'][number];
  attempt: PupilHomework['pupilTasks'][number] | null;
}

/**
 * Every task of a homework with its passed attempt or, if none was passed, the attempt with the highest id
 * (specification 2).
 */
export const resultRows = ({ homework, pupilTasks }: PupilHomework): TaskResultRow[] =>
  homework.tasks.map((task) => ({
    task,
    attempt: shownAttempt(pupilTasks.filter((attempt) => attempt.task.id === task.id)),
  }));

type Attempt = PupilHomework['pupilTasks'][number];

/**
 * The attempt whose result was opened last (specification 2: "View Result stores the submitted data"). It is
 * shown at once. After a reload, the same attempt is fetched with the ids in the address.
 */
export const useChosenAttempt = create<{ attempt: Attempt | null }>(() => ({ attempt: null }));

export const chooseAttempt = (attempt: Attempt): void => useChosenAttempt.setState({ attempt });

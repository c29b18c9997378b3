import useSWR from 'swr';
import type { PupilTask } from '#contracts/homework/pupil-homework.ts';
import { http } from '#web/app/http/http.ts';

/** The task as it was set, for the words around the answers; the result is shown without it too. */
export function useTaskContext(homeworkId: number | undefined, taskId: number) {
  return useSWR(
    homeworkId === undefined ? null : `/v1/homeworks/${homeworkId}/tasks/${taskId}`,
    (path) => http.get<PupilTask>(path),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
}

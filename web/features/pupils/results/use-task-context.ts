import type { PupilTask } from '#contracts/homework/pupil-homework.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** The task as it was set, for the words around the answers; the result is shown without it too. */
export function useTaskContext(homeworkId: number | undefined, taskId: number) {
  return useRequest(
    homeworkId === undefined ? null : `/v1/homeworks/${homeworkId}/tasks/${taskId}`,
    (path) => http.get<PupilTask>(path),
    { revalidateOnFocus: false },
  );
}

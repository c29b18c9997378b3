import useSWR from 'swr';
import type { ItemResults, MarkingLogRow } from '#contracts/homework/homework-results.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { itemResultsPath } from './item-results-path.ts';

/** How each item of a task was answered in the class. */
export function useItemResults(
  homeworkId: number,
  taskId: number | undefined,
  classroomId: string,
) {
  return useSWR(
    taskId === undefined ? null : itemResultsPath(homeworkId, taskId, classroomId),
    (path) => homeworkCall(() => http.get<ItemResults>(path)),
    { keepPreviousData: true, shouldRetryOnError: false },
  );
}

export const markingLogPath = (homeworkId: number) => `/v1/homeworks/${homeworkId}/marking-log`;

/** What was changed in the marking of a homework, newest first. */
export function useMarkingLog(homeworkId: number) {
  return useSWR(markingLogPath(homeworkId), (path) => http.get<MarkingLogRow[]>(path), {
    shouldRetryOnError: false,
  });
}

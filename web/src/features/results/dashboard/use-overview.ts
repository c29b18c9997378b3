import useSWR from 'swr';
import type { HomeworkOverview } from '#teaching/homework/homework.ts';
import { homeworkCall } from '#web/homework-call.ts';
import { http } from '#web/http.ts';

/** What the teacher's overview of homework shows. */
export function useOverview() {
  return useSWR(
    '/v1/homeworks/overview',
    (path) => homeworkCall(() => http.get<HomeworkOverview>(path)),
    { shouldRetryOnError: false },
  );
}

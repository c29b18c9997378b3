import useSWR from 'swr';
import type { HomeworkOverview } from '#teaching/homework/homework.ts';
import { http } from '#web/http.ts';
import { homeworkCall } from '../homework-call.ts';

/** What the teacher's overview of homework shows. */
export function useOverview() {
  return useSWR(
    '/v1/homeworks/overview',
    (path) => homeworkCall(() => http.get<HomeworkOverview>(path)),
    { shouldRetryOnError: false },
  );
}

import type { HomeworkOverview } from '#contracts/homework/homework.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** What the teacher's overview of homework shows. */
export function useOverview() {
  return useRequest('/v1/homeworks/overview', (path) =>
    homeworkCall(() => http.get<HomeworkOverview>(path)),
  );
}

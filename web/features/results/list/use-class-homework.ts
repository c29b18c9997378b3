import type { HomeworkByClassRow, HomeworkStatus } from '#contracts/homework/homework.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { homeworkPageSize } from './homework-filters.ts';

/** The homework of one class in one status: what is due soonest first, of what is over the latest first. */
export function useClassHomework(classroomId: string, status: HomeworkStatus, page: number) {
  const words = new URLSearchParams({
    classroomId,
    status,
    sort: status === 'finished' ? '-dueAt' : status === 'upcoming' ? 'startsAt' : 'dueAt',
    page: String(page),
    limit: String(homeworkPageSize),
  });
  return useRequest(`/v1/homeworks-by-class?${words}`, (path: string) =>
    homeworkCall(() => http.get<[HomeworkByClassRow[], number]>(path)),
  );
}

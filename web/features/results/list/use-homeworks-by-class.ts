import { useSWRConfig } from 'swr';
import type { HomeworkByClassRow } from '#contracts/homework/homework.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { type HomeworkFilters, homeworksByClassPath } from './homework-filters.ts';

/**
 * One page of homework by class and the total number of rows. The previous page stays visible while the next
 * page is fetched.
 */
export function useHomeworksByClass(filters: HomeworkFilters) {
  return useRequest(
    homeworksByClassPath(filters),
    (path) => homeworkCall(() => http.get<[HomeworkByClassRow[], number]>(path)),
    { keepPreviousData: true },
  );
}

/** Refetches every homework list on screen. */
export function useFetchHomeworksAgain() {
  const { mutate } = useSWRConfig();
  return () =>
    mutate((key) => typeof key === 'string' && /^\/v1\/homeworks(-by-class)?\?/.test(key));
}

import useSWR from 'swr';
import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { http } from '#web/app/http/http.ts';

/** The classes one may see, one's own first; with `archived` the archived ones instead. */
export function useClassrooms(archived = false) {
  return useSWR(
    `/v1/classrooms?archived=${archived}`,
    (path: string) => http.get<ClassroomRow[]>(path),
    { keepPreviousData: true, shouldRetryOnError: false },
  );
}

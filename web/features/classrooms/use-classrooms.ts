import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** The classes one may see, one's own first; with `archived` the archived ones instead. */
export function useClassrooms(archived = false) {
  return useRequest(
    `/v1/classrooms?archived=${archived}`,
    (path: string) => http.get<ClassroomRow[]>(path),
    { keepPreviousData: true },
  );
}

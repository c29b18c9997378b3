import type { ClassroomDetail, ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

export const classroomPath = (id: string) => `/v1/classrooms/${encodeURIComponent(id)}`;

/** One class with its pupils. */
export function useClassroom(id: string) {
  return useRequest(classroomPath(id), (path) => http.get<ClassroomDetail>(path));
}

/** The classes that the user may see, their own first. With `archived`, only the archived classes. */
export function useClassrooms(archived = false) {
  return useRequest(
    `/v1/classrooms?archived=${archived}`,
    (path: string) => http.get<ClassroomRow[]>(path),
    { keepPreviousData: true },
  );
}

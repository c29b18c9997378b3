import type { ClassroomDetail } from '#contracts/classrooms/classroom.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

export const classroomPath = (id: string) => `/v1/classrooms/${encodeURIComponent(id)}`;

/** One class with its pupils. */
export function useClassroom(id: string) {
  return useRequest(classroomPath(id), (path) => http.get<ClassroomDetail>(path));
}

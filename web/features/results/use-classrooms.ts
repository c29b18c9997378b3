import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** The classes whose homework can be selected. Undefined while loading or if loading failed. */
export function useClassrooms(): readonly ClassroomRow[] | undefined {
  const { data } = useRequest('/v1/classrooms', (path) => http.get<ClassroomRow[]>(path));
  return data;
}

import { leadsDepartment } from '#contracts/access/leads-department.ts';
import type { ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '../http/use-request.ts';
import { useUser } from '../session/use-user.ts';

/** The open classes that this person may set homework for: one's own; all of them for who leads the department. */
export function useOwnClassrooms() {
  const rooms = useRequest('/v1/classrooms?archived=false', (path: string) =>
    http.get<ClassroomRow[]>(path),
  );
  const { data: me } = useUser();
  const leads = leadsDepartment(me);
  return {
    classrooms: rooms.data?.filter(({ mine }) => mine || leads),
    error: rooms.data ? undefined : rooms.error,
    again: rooms.mutate,
  };
}

import type { ClassProgress } from '#contracts/homework/homework-results.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';
import { everyPupil } from '../result-address.ts';

/** How a class did over its last homeworks, the oldest first; of everybody there is nothing to be asked. */
export function useClassProgress(classroomId: string) {
  return useRequest(
    classroomId === everyPupil
      ? null
      : `/v1/homeworks/progress?classroomId=${encodeURIComponent(classroomId)}`,
    (path: string) => http.get<ClassProgress>(path),
    // Begun with the table's own reading, it is not read again when the table is there to show it.
    { dedupingInterval: 30_000 },
  );
}

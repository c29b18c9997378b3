import type { PupilHomeworkRow } from '#contracts/homework/pupil-homework.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** Everything that is set for this pupil and has begun. */
export function usePupilHomeworks() {
  return useRequest('/v1/homeworks', (path) => http.get<PupilHomeworkRow[]>(path));
}

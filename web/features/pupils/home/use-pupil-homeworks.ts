import useSWR from 'swr';
import type { PupilHomeworkRow } from '#contracts/homework/pupil-homework.ts';
import { http } from '#web/app/http/http.ts';

/** Everything that is set for this pupil and has begun. */
export function usePupilHomeworks() {
  return useSWR('/v1/homeworks', (path) => http.get<PupilHomeworkRow[]>(path), {
    shouldRetryOnError: false,
  });
}

import useSWR from 'swr';
import type { ClassProgress } from '#teaching/homework/homework-results.ts';
import { http } from '#web/http.ts';

/** How a class did over its last homeworks, the oldest first. */
export function useClassProgress(classroomId: string) {
  return useSWR(
    `/v1/homeworks/progress?classroomId=${encodeURIComponent(classroomId)}`,
    (path) => http.get<ClassProgress>(path),
    { shouldRetryOnError: false },
  );
}

import useSWR from 'swr';
import type { PupilAttempts } from '#teaching/homework/homework-results.ts';
import { homeworkCall } from '#web/homework-call.ts';
import { http } from '#web/http.ts';

export const pupilAttemptsPath = (homeworkId: number, pupilId: string): string =>
  `/v1/homeworks/${homeworkId}/pupils/${encodeURIComponent(pupilId)}`;

/** Every attempt of one pupil at one homework; nothing is asked for without a pupil. */
export function usePupilAttempts(homeworkId: number, pupilId: string | null) {
  return useSWR(
    pupilId === null ? null : pupilAttemptsPath(homeworkId, pupilId),
    (path) => homeworkCall(() => http.get<PupilAttempts>(path)),
    { shouldRetryOnError: false },
  );
}

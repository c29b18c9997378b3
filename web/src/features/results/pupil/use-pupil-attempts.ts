import useSWR from 'swr';
import type { PupilAttempts } from '#teaching/homework/homework-results.ts';
import { http } from '#web/http.ts';
import { homeworkCall } from '../homework-call.ts';

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

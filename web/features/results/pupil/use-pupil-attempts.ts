import type { PupilAttempts } from '#contracts/homework/homework-results.ts';
import { homeworkCall } from '#web/app/http/homework-call.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

export const pupilAttemptsPath = (homeworkId: number, pupilId: string): string =>
  `/v1/homeworks/${homeworkId}/pupils/${encodeURIComponent(pupilId)}`;

/** Every attempt of one pupil at one homework; nothing is asked for without a pupil. */
export function usePupilAttempts(homeworkId: number, pupilId: string | null) {
  return useRequest(pupilId === null ? null : pupilAttemptsPath(homeworkId, pupilId), (path) =>
    homeworkCall(() => http.get<PupilAttempts>(path)),
  );
}

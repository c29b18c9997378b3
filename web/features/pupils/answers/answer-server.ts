import type { HandedIn, PupilTask } from '#contracts/homework/pupil-homework.ts';
import { type CallOptions, http } from '#web/app/http/http.ts';
import type { AnswerServer } from './answer-world.ts';

/** A call that hangs is given up and made again: it is the same call. */
const longestCall = 20_000;
/** Browsers let a page that is closed send so many bytes on; a margin for what else is under way. */
const mostOnLeaving = 50_000;

/**
 * The calls about one task. Each is sent once: the answer keeper sends again by itself, for as long as it
 * takes, and takes nothing of the retries that the session has for everything else.
 */
export function answerServer(homeworkId: number, taskId: number): AnswerServer {
  const path = `/v1/homeworks/${homeworkId}/tasks/${taskId}`;
  const options = (json: unknown): CallOptions => ({
    sendOnce: true,
    signal: AbortSignal.timeout(longestCall),
    keepalive: JSON.stringify(json ?? null).length < mostOnLeaving,
  });
  return {
    load: () =>
      http.get<PupilTask>(path, { sendOnce: true, signal: AbortSignal.timeout(longestCall) }),
    keep: (draft) => http.put<{ version: number }>(`${path}/draft`, draft, options(draft)),
    handIn: (body) => http.post<HandedIn>(`${path}/attempts`, body, options(body)),
  };
}

import type { HandedIn, PupilTask } from '#contracts/homework/pupil-homework.ts';
import { type CallOptions, http } from '#web/app/http/http.ts';
import type { AnswerClock, AnswerServer } from './answer-dependencies.ts';
import { answerKey, answerStore } from './answer-store.ts';
import { type AnswerSync, createAnswerSync } from './create-answer-sync.ts';

/**
 * Connects the sync of a pupil's answers to one task with the page's lifecycle: hidden, left, visible again,
 * online again. `close` removes the listeners.
 */
export function openAnswers(
  pupilId: string,
  homeworkId: number,
  taskId: number,
  sendOnly = false,
): { keeper: AnswerSync; opened: Promise<void>; close: () => void } {
  const keeper = createAnswerSync({
    pupilId,
    key: answerKey(pupilId, homeworkId, taskId),
    store: answerStore,
    server: answerServer(homeworkId, taskId),
    clock: browserClock,
    newClientId: () => crypto.randomUUID(),
  });
  const ties = new AbortController();
  const { signal } = ties;
  const onSight = () => (document.visibilityState === 'hidden' ? keeper.leave() : keeper.wake());
  document.addEventListener('visibilitychange', onSight, { signal });
  window.addEventListener('pagehide', () => keeper.leave(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && keeper.wake(), { signal });
  window.addEventListener('online', () => keeper.wake(), { signal });
  return {
    keeper,
    opened: keeper.open(sendOnly),
    close() {
      ties.abort();
      keeper.leave();
      keeper.close();
    },
  };
}

/** The browser's clock. */
const browserClock: AnswerClock = {
  now: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** Request timeout in milliseconds. Retrying after a timeout is safe because the requests are idempotent. */
const longestCall = 20_000;
/**
 * Browsers limit the total payload of `keepalive` requests; this limit leaves a margin for concurrent
 * requests.
 */
const maxUnloadBytes = 50_000;

/**
 * The requests for one task. They bypass the session's usual retries, because answer sync itself retries
 * until they succeed.
 */
function answerServer(homeworkId: number, taskId: number): AnswerServer {
  const path = `/v1/homeworks/${homeworkId}/tasks/${taskId}`;
  const options = (json: unknown): CallOptions => ({
    sendOnce: true,
    signal: AbortSignal.timeout(longestCall),
    keepalive: JSON.stringify(json ?? null).length < maxUnloadBytes,
  });
  return {
    load: () =>
      http.get<PupilTask>(path, { sendOnce: true, signal: AbortSignal.timeout(longestCall) }),
    keep: (draft) => http.put<{ version: number }>(`${path}/draft`, draft, options(draft)),
    handIn: (body) => http.post<HandedIn>(`${path}/attempts`, body, options(body)),
  };
}

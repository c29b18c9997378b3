import { answerServer } from './answer-server.ts';
import { answerKey, answerStore } from './answer-store.ts';
import { browserClock } from './browser-clock.ts';
import { type AnswerKeeper, createAnswerKeeper } from './create-answer-keeper.ts';

/**
 * The keeper of a pupil's answers to one task in this page, tied to what happens to the page: hidden,
 * left, seen again, connected again. `close` unties it.
 */
export function openAnswers(
  pupilId: string,
  homeworkId: number,
  taskId: number,
  sendOnly = false,
): { keeper: AnswerKeeper; opened: Promise<void>; close: () => void } {
  const keeper = createAnswerKeeper({
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

import { unsentAnswers } from './answer-store.ts';
import { openAnswers } from './open-answers.ts';

/** How long signing out waits for what is unsent, in milliseconds. */
const longestWait = 4000;

/**
 * Sends what is unsent of a pupil's work, as far as it can be sent within a few seconds. Answers how many
 * tasks are left that could be sent another time; what the server refuses for good, as homework that was
 * taken back, is not one of them.
 */
export async function sendUnsent(pupilId: string): Promise<number> {
  const unsent = await unsentAnswers(pupilId);
  const left = await Promise.all(unsent.map((one) => isLeft(pupilId, one)));
  return left.filter(Boolean).length;
}

/** Sends one task's work; whether it is still here after that. */
async function isLeft(
  pupilId: string,
  { homeworkId, taskId }: { homeworkId: number; taskId: number },
): Promise<boolean> {
  const { keeper, close } = openAnswers(pupilId, homeworkId, taskId, true);
  await new Promise<void>((resolve) => {
    const look = () => {
      // A failure once is enough: signing out does not wait for a connection to come back.
      const { waiting, saved } = keeper.shown();
      if (!keeper.isUnsent() || waiting || saved === 'on this device') resolve();
    };
    keeper.subscribe(look);
    setTimeout(resolve, longestWait);
  });
  close();
  return keeper.isUnsent() && keeper.shown().problem === null;
}

import { unsentAnswers } from './answer-store.ts';
import { openAnswers } from './open-answers.ts';

/** Maximum time that signing out waits for unsent work, in milliseconds. */
const longestWait = 4000;

/**
 * Sends a pupil's unsent work within a few seconds. Returns the number of tasks that are still unsent and can
 * be sent later. Work that the server rejects permanently, such as for withdrawn homework, does not count.
 */
export async function sendUnsent(pupilId: string): Promise<number> {
  const unsent = await unsentAnswers(pupilId);
  const left = await Promise.all(unsent.map((one) => isLeft(pupilId, one)));
  return left.filter(Boolean).length;
}

/** Sends one task's work; resolves to true if it is still unsent afterwards. */
async function isLeft(
  pupilId: string,
  { homeworkId, taskId }: { homeworkId: number; taskId: number },
): Promise<boolean> {
  const { keeper, close } = openAnswers(pupilId, homeworkId, taskId, true);
  await new Promise<void>((resolve) => {
    const look = () => {
      // Stop waiting after one failure: signing out does not wait for the connection to recover.
      const { waiting, saved } = keeper.shown();
      if (!keeper.isUnsent() || waiting || saved === 'on this device') resolve();
    };
    keeper.subscribe(look);
    setTimeout(resolve, longestWait);
  });
  close();
  return keeper.isUnsent() && keeper.shown().problem === null;
}

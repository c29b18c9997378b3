import { removeSentAnswers, unsentAnswers } from './answer-store.ts';
import { openAnswers } from './open-answers.ts';

/** How long signing out waits for what is unsent, in milliseconds. */
const longestWait = 4000;

/**
 * For signing out: sends what is unsent of a pupil's work, as far as it can be sent within a few seconds,
 * and removes the rest from this device. Only what the server still does not have stays, under the
 * pupil's id: nobody else is shown it, and it goes with the pupil's next sign-in.
 */
export async function forgetAnswers(pupilId: string): Promise<void> {
  const unsent = await unsentAnswers(pupilId);
  const late = new Promise<void>((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([late, Promise.all(unsent.map((one) => sendNow(pupilId, one)))]);
  await removeSentAnswers(pupilId);
}

async function sendNow(
  pupilId: string,
  { homeworkId, taskId }: { homeworkId: number; taskId: number },
): Promise<void> {
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
}

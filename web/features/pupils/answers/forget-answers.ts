import { removeSentAnswers } from './answer-store.ts';
import { sendUnsent } from './send-unsent.ts';

/**
 * For signing out: sends what is unsent of a pupil's work, and removes the rest from this device. Only what
 * the server still does not have stays, under the pupil's id: nobody else is shown it, and it goes with the
 * pupil's next sign-in.
 */
export async function forgetAnswers(pupilId: string): Promise<void> {
  await sendUnsent(pupilId);
  await removeSentAnswers(pupilId);
}

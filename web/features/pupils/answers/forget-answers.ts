import { removeSentAnswers } from './answer-store.ts';
import { sendUnsent } from './send-unsent.ts';

/**
 * For signing out: sends a pupil's unsent work, and removes the rest from this device. Work that the server
 * still does not have stays under the pupil's id: it is shown to nobody else, and is sent at the pupil's next
 * sign-in.
 */
export async function forgetAnswers(pupilId: string): Promise<void> {
  await sendUnsent(pupilId);
  await removeSentAnswers(pupilId);
}

import { homeworkStore } from '../homework-store.ts';
import { removeSentAnswers } from './answer-store.ts';
import { sendUnsent } from './send-unsent.ts';

/**
 * Call on sign-out: sends a pupil's unsent work and removes all sent work and the
 * stored homework from this device. Work that could
 * not be sent stays on the device under the pupil's id: other users cannot see it, and it is sent at the
 * pupil's next sign-in.
 */
export async function forgetAnswers(pupilId: string): Promise<void> {
  await sendUnsent(pupilId);
  await Promise.all([removeSentAnswers(pupilId), homeworkStore.remove(pupilId)]);
}

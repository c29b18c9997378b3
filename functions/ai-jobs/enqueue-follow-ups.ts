import { type JobMessage, type Queues, sendJobs } from '#contracts/ai-jobs/job-messages.ts';
import { describeError, log } from '#functions/http/log.ts';

/**
 * Sends the jobs that a finished one sets going. A message that cannot be sent now is sent by the next
 * sweep: the parts wait in the database, and the finished job stays finished.
 */
export async function enqueueFollowUps(queues: Queues, next: readonly JobMessage[]): Promise<void> {
  try {
    await sendJobs(queues, next);
  } catch (error) {
    log('error', 'parts not queued', describeError(error));
  }
}

import { type JobMessage, type Queues, sendJobs } from '#contracts/ai-jobs/job-messages.ts';

/** Typing goes on for a while: what an edit sets going waits, and an edit after it takes its place. */
export const settleSeconds = 10;

/**
 * Sends jobs on their way after the answer. Should that fail, the parts wait in the database and the
 * next sweep sends them.
 */
export function sendLater(
  queues: Queues,
  waitUntil: (work: Promise<unknown>) => void,
  messages: readonly JobMessage[],
  delaySeconds = 0,
): void {
  if (messages.length > 0) waitUntil(sendJobs(queues, messages, delaySeconds));
}

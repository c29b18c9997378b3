import { type SQL, sql } from 'drizzle-orm';
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

/**
 * Statements for CTEs: a part that the teacher has not made by hand is to be made again, under the next
 * generation, so that a job of the old one stores nothing.
 */
function requeue(resourceId: string, part: string, when: SQL): SQL {
  return sql`
    update resource_parts q set status = 'queued', problem = null, updated_at = now(),
      generation = q.generation + 1
    where q.resource_id = ${resourceId} and q.part = ${part} and not q.edited and ${when}
    returning q.generation`;
}

/** The audio, after other words or other voices. */
export const requeueSpeech = (resourceId: string, when: SQL) => requeue(resourceId, 'speech', when);

/** The tags of the words, after other words; only sentences with untagged words are asked for. */
export const requeueWords = (resourceId: string, when: SQL) => requeue(resourceId, 'words', when);

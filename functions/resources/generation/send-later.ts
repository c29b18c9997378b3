import { type SQL, sql } from 'drizzle-orm';
import { type JobMessage, type Queues, sendJobs } from '#contracts/ai-jobs.ts';

/**
 * The delay of jobs that an edit triggers. While the teacher is still typing, a later edit can replace these
 * jobs.
 */
export const settleSeconds = 10;

/**
 * Enqueues jobs after the response. If enqueueing fails, the parts wait in the database and the next sweep
 * enqueues their jobs.
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
 * SQL for a CTE that requeues a part unless the teacher has edited it manually. The part gets the next
 * generation number, so that a job of the previous generation stores nothing.
 */
function requeue(resourceId: string, part: string, when: SQL): SQL {
  return sql`
    update resource_parts q set status = 'queued', problem = null, updated_at = now(),
      generation = q.generation + 1
    where q.resource_id = ${resourceId} and q.part = ${part} and not q.edited and ${when}
    returning q.generation`;
}

/** SQL that requeues the audio after words or voices have changed. */
export const requeueSpeech = (resourceId: string, when: SQL) => requeue(resourceId, 'speech', when);

/**
 * SQL that requeues the annotation of words after the text has changed. Sends the model only the sentences
 * that contain words without annotations.
 */
export const requeueWords = (resourceId: string, when: SQL) => requeue(resourceId, 'words', when);

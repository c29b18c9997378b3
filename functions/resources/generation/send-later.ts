import { type SQL, sql } from 'drizzle-orm';
import { type JobMessage, type Queues, sendJobs } from '#contracts/ai-jobs.ts';

/**
 * How long jobs that an edit triggers are delayed, so that a later edit can replace them while the teacher is
 * still typing.
 */
export const settleSeconds = 10;

/**
 * Enqueues jobs after the response. If that fails, the parts wait in the database and the next sweep sends
 * them.
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
 * SQL for a CTE that requeues a part which the teacher has not edited manually. The part gets the next
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
 * SQL that requeues the annotation of words after the text has changed. Only sentences that contain
 * unannotated words are sent to the model.
 */
export const requeueWords = (resourceId: string, when: SQL) => requeue(resourceId, 'words', when);

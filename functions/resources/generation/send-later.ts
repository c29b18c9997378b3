import { type SQL, sql } from 'drizzle-orm';
import { type JobMessage, type Queues, sendJobs } from '#contracts/ai-jobs.ts';

/**
 * How long jobs that an edit triggers are delayed, so that a later edit can replace them while the teacher is
 * typing.
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
 * SQL for a CTE: requeues a part that the teacher has not edited manually, under the next generation number,
 * so that a job of the previous generation stores nothing.
 */
function requeue(resourceId: string, part: string, when: SQL): SQL {
  return sql`
    update resource_parts q set status = 'queued', problem = null, updated_at = now(),
      generation = q.generation + 1
    where q.resource_id = ${resourceId} and q.part = ${part} and not q.edited and ${when}
    returning q.generation`;
}

/** Requeues the audio after a change of words or voices. */
export const requeueSpeech = (resourceId: string, when: SQL) => requeue(resourceId, 'speech', when);

/**
 * Requeues the annotation of words after the text has changed; only sentences with words that have none are
 * sent to the model.
 */
export const requeueWords = (resourceId: string, when: SQL) => requeue(resourceId, 'words', when);

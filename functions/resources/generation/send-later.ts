import { type SQL, sql } from 'drizzle-orm';
import { type JobMessage, type Queues, sendJobs } from '#contracts/ai-jobs.ts';

/** Debounces typing: jobs that an edit triggers wait this long, and a later edit replaces them. */
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
 * Statements for CTEs: requeue a part that the teacher has not edited manually, under the next generation, so
 * that a job of the old one stores nothing.
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
 * Requeues the tags of the words after a change of words; only sentences with untagged words are requested.
 */
export const requeueWords = (resourceId: string, when: SQL) => requeue(resourceId, 'words', when);

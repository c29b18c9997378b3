import * as z from 'zod/mini';

/** A queue message. It names the part to generate; the part's content stays in the database. */
export const JobMessage = z.object({
  resourceId: z.string(),
  part: z.string(),
  generation: z.int(),
});
export type JobMessage = z.infer<typeof JobMessage>;

/** True for audio and pictures, which have a separate queue so that they never delay a question. */
export const isMediaPart = (part: string) => part === 'speech' || part === 'pictures';

/** The subset of a queue binding that is used here. */
interface JobQueue {
  sendBatch(messages: { body: JobMessage; delaySeconds?: number }[]): Promise<unknown>;
}

/**
 * Requests a check for unfinished parts of a resource: a Worker may have died, or a message may be lost.
 * `round` counts the previous checks.
 */
export const SweepMessage = z.object({
  resourceId: z.string(),
  round: z.int().check(z.minimum(0)),
});
export type SweepMessage = z.infer<typeof SweepMessage>;

/** Delay before an unfinished job is checked: longer than any lease (`leaseSeconds`). */
export const sweepAfterSeconds = 60;

interface SweepQueue {
  send(message: SweepMessage, options: { delaySeconds: number }): Promise<unknown>;
}

/** The queue bindings of a Worker. */
export interface Queues {
  QUESTIONS: JobQueue;
  MEDIA_JOBS: JobQueue;
  /** Without this queue, unfinished jobs wait for the hourly sweep. */
  SWEEPS?: SweepQueue;
}

/** Maximum number of messages in one batch (Cloudflare). */
const maxBatchSize = 100;

/**
 * Enqueues jobs in batches of 100 per queue and schedules a later check of their resources; sends nothing for
 * an empty list.
 */
export async function sendJobs(
  queues: Queues,
  messages: readonly JobMessage[],
  delaySeconds = 0,
): Promise<void> {
  const send = (queue: JobQueue, wanted: boolean) => {
    const batch = messages
      .filter(({ part }) => isMediaPart(part) === wanted)
      .map((body) => ({ body, ...(delaySeconds > 0 && { delaySeconds }) }));
    const starts = Array.from({ length: Math.ceil(batch.length / maxBatchSize) }, (_, at) => at);
    return starts.map((at) =>
      queue.sendBatch(batch.slice(at * maxBatchSize, (at + 1) * maxBatchSize)),
    );
  };
  const resourceIds = new Set(messages.map(({ resourceId }) => resourceId));
  const sweeps = [...resourceIds].map((resourceId) =>
    queues.SWEEPS?.send(
      { resourceId, round: 0 },
      { delaySeconds: delaySeconds + sweepAfterSeconds },
    ),
  );
  await Promise.all([
    ...send(queues.QUESTIONS, false),
    ...send(queues.MEDIA_JOBS, true),
    ...sweeps,
  ]);
}

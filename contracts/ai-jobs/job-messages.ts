import * as z from 'zod/mini';

/** A message of the queue. It names the part to make; the part's content stays in the database. */
export const JobMessage = z.object({
  resourceId: z.string(),
  part: z.string(),
  generation: z.int(),
});
export type JobMessage = z.infer<typeof JobMessage>;

/** Audio and pictures have a queue of their own, so that they never hold up a question. */
export const isMediaPart = (part: string) => part === 'speech' || part === 'pictures';

/** The part of a queue binding that is used here. */
interface JobQueue {
  sendBatch(messages: { body: JobMessage; delaySeconds?: number }[]): Promise<unknown>;
}

/**
 * Asks for a look at what is left open of a resource: a Worker may have died, or a message may be lost.
 * `round` counts how often it was looked at already.
 */
export const SweepMessage = z.object({
  resourceId: z.string(),
  round: z.int().check(z.minimum(0)),
});
export type SweepMessage = z.infer<typeof SweepMessage>;

/** A job that is not done by then is looked at: later than any lease ends (`leaseSeconds`). */
export const sweepAfterSeconds = 60;

interface SweepQueue {
  send(message: SweepMessage, options: { delaySeconds: number }): Promise<unknown>;
}

/** The queues as a Worker sees them. */
export interface Queues {
  QUESTIONS: JobQueue;
  MEDIA_JOBS: JobQueue;
  /** Without it nothing is looked at before the hour's sweep. */
  SWEEPS?: SweepQueue;
}

/** How many messages a queue takes in one call (Cloudflare). */
const maxBatchSize = 100;

/**
 * Sends jobs on their way, a call for each hundred of a queue, and asks for a look at their resources
 * later; an empty list sends nothing.
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

import * as z from 'zod';

/** What a queue message holds: which part to make, never what is in it. */
export const JobMessage = z.object({
  resourceId: z.string(),
  part: z.string(),
  generation: z.int(),
});
export type JobMessage = z.infer<typeof JobMessage>;

/** Audio and pictures have a queue of their own, so that they never hold up a question. */
export const isMediaPart = (part: string) => part === 'speech' || part === 'pictures';

/** The parts that wait for the vocabulary, because they are made from it. */
export const needsVocabulary = (part: string) => part === 'pictures';

/** The part of a queue binding that is used here. */
export interface JobQueue {
  sendBatch(messages: { body: JobMessage; delaySeconds?: number }[]): Promise<unknown>;
}

/** The two queues as a Worker sees them. */
export interface Queues {
  QUESTIONS: JobQueue;
  MEDIA_JOBS: JobQueue;
}

/** How many messages a queue takes in one call (Cloudflare). */
const maxBatchSize = 100;

/** Sends jobs on their way, a call for each hundred of a queue; an empty list sends nothing. */
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
  await Promise.all([...send(queues.QUESTIONS, false), ...send(queues.MEDIA_JOBS, true)]);
}

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

/** Sends jobs on their way, one call a queue; an empty list sends nothing. */
export async function sendJobs(
  queues: Queues,
  messages: readonly JobMessage[],
  delaySeconds = 0,
): Promise<void> {
  const batch = (wanted: boolean) =>
    messages
      .filter(({ part }) => isMediaPart(part) === wanted)
      .map((body) => ({ body, ...(delaySeconds > 0 && { delaySeconds }) }));
  const questions = batch(false);
  const media = batch(true);
  await Promise.all([
    questions.length > 0 && queues.QUESTIONS.sendBatch(questions),
    media.length > 0 && queues.MEDIA_JOBS.sendBatch(media),
  ]);
}

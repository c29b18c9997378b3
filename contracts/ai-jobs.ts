import * as z from 'zod/mini';
import { singleLine } from '#contracts/validation/single-line.ts';
import { Draft } from './resources/draft.ts';

/**
 * Request from the homework Worker to ai-jobs for a feedback draft. It contains no data that identifies the
 * pupil.
 */
export const FeedbackDraftRequest = z.object({
  /** The teacher whose account or department pays. */
  teacherId: z.string().check(z.maxLength(40)),
  resourceId: z.nullable(z.string().check(z.maxLength(40))),
  from: z.string().check(z.maxLength(20)),
  to: z.string().check(z.maxLength(20)),
  question: z.string().check(z.maxLength(4000)),
  written: z.string().check(z.minLength(1), z.maxLength(4000)),
});
export type FeedbackDraftRequest = z.infer<typeof FeedbackDraftRequest>;

/**
 * The draft, or the reason why there is none. Contains only plain objects, because it is sent through a
 * service binding.
 */
export const FeedbackDraftAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('draft'),
    draft: z.string(),
    score: z.int().check(z.minimum(0), z.maximum(100)),
  }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type FeedbackDraftAnswer = z.infer<typeof FeedbackDraftAnswer>;

/** Request from the resources Worker to ai-jobs to improve the wording of a topic. */
export const TopicImprovement = z.extend(
  z.pick(Draft, {
    title: true,
    from: true,
    to: true,
    audience: true,
    textType: true,
  }),
  {
    /** The teacher whose account or department pays. */
    teacherId: z.string().check(z.maxLength(40)),
    topic: Draft.shape.topic.def.innerType.check(
      z.trim(),
      z.minLength(1, 'First say what it is about.'),
    ),
  },
);
export type TopicImprovement = z.infer<typeof TopicImprovement>;

/**
 * The improved topic, or the reason why there is none. Contains only plain objects, because it is sent
 * through a service binding.
 */
export const ImprovedTopic = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('topic'), topic: z.string() }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type ImprovedTopic = z.infer<typeof ImprovedTopic>;

/** A queue message. It identifies the part to generate; the part's content stays in the database. */
export const JobMessage = z.object({
  resourceId: z.string(),
  part: z.string(),
  generation: z.int(),
});
export type JobMessage = z.infer<typeof JobMessage>;

/** True for audio and pictures, which have a separate queue so that they never delay a question. */
export const isMediaPart = (part: string) => part === 'speech' || part === 'pictures';

/** The subset of a queue binding's methods that this file uses. */
interface JobQueue {
  sendBatch(messages: { body: JobMessage; delaySeconds?: number }[]): Promise<unknown>;
}

/**
 * Requests a check for unfinished parts of a resource, in case a Worker died or a message was lost. `round`
 * counts the previous checks.
 */
export const SweepMessage = z.object({
  resourceId: z.string(),
  round: z.int().check(z.minimum(0)),
});
export type SweepMessage = z.infer<typeof SweepMessage>;

/** Delay before unfinished jobs are checked. It is longer than any lease (`leaseSeconds`). */
export const sweepAfterSeconds = 60;

interface SweepQueue {
  send(message: SweepMessage, options: { delaySeconds: number }): Promise<unknown>;
}

/** The queue bindings of a Worker. */
export interface Queues {
  QUESTIONS: JobQueue;
  MEDIA_JOBS: JobQueue;
  /** If this queue is missing, unfinished jobs wait for the hourly sweep. */
  SWEEPS?: SweepQueue;
}

/** Maximum number of messages in one batch (Cloudflare). */
const maxBatchSize = 100;

/**
 * Enqueues jobs in batches of 100 per queue and schedules a later check of their resources. Sends nothing if
 * the list is empty.
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

/** An upper limit that no vocabulary list reaches. */
const maxPictures = 300;

/** Request from another Worker to ai-jobs to check whether uploaded pictures are suitable for pupils. */
export const JudgePicturesRequest = z.object({
  /** The owner of the uploads. */
  ownerId: z.string(),
  /**
   * Keys in the media store. The check skips pictures drawn by a model and files that are not the owner's
   * pictures.
   */
  keys: z.array(z.string()).check(z.minLength(1), z.maxLength(maxPictures)),
});
export type JudgePicturesRequest = z.infer<typeof JudgePicturesRequest>;

/** The verdict. Contains only plain objects, because it is sent through a service binding. */
export const JudgedPictures = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fit') }),
  /** The first unsuitable picture. */
  z.object({ kind: z.literal('unfit'), key: z.string() }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type JudgedPictures = z.infer<typeof JudgedPictures>;

/** Request from another Worker to ai-jobs to check whether words are suitable for pupils. */
export const JudgeWordsRequest = z.object({
  /** The author of the words. If a text model judges them, the author's account or department pays. */
  ownerId: z.string(),
  /** Groups of lines that belong together, such as the lines of one task. */
  groups: z.array(z.array(z.string())).check(z.minLength(1)),
});
export type JudgeWordsRequest = z.infer<typeof JudgeWordsRequest>;

/** The verdict. Contains only plain objects, because it is sent through a service binding. */
export const JudgedWords = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fit') }),
  /** `group`: the index of the first unsuitable group. */
  z.object({ kind: z.literal('unfit'), group: z.int().check(z.minimum(0)) }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type JudgedWords = z.infer<typeof JudgedWords>;

/** Request from the resources Worker to ai-jobs for a voice sample, with the speaker's name and the voice. */
export const VoiceSampleRequest = z.object({
  /** The name as written in the text; '' if the text has no named speaker. */
  speaker: singleLine().check(z.maxLength(60)),
  voice: z.string().check(z.minLength(1), z.maxLength(60)),
});
export type VoiceSampleRequest = z.infer<typeof VoiceSampleRequest>;

/**
 * The clip, or the reason why there is none. Contains only plain objects, because it is sent through a
 * service binding.
 */
export const VoiceSample = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('clip'), key: z.string(), ms: z.int() }),
  z.object({ kind: z.literal('nothing to say') }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type VoiceSample = z.infer<typeof VoiceSample>;

/** The checker of words that pupils will see: a moderation service, the text model, or none. */
export type Judge = 'moderator' | 'text-model' | 'nobody';

/**
 * Response of `GET /v1/writer`: whether the demo writer or a model writes the texts, and what the connected
 * models can generate.
 */
export interface Writer {
  /** True for the demo writer, false for a real model. */
  demo: boolean;
  /** Codes of the languages that the writer supports; null for all languages. */
  languages: string[] | null;
  /** True if a model reads texts aloud. */
  speech: boolean;
  /** True if a model draws pictures. Without such a model, words still have emoji. */
  pictures: boolean;
  judge: Judge;
}

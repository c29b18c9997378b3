import * as z from 'zod/mini';
import type { JobMessage } from '#contracts/ai-jobs.ts';
import type { PartProblem } from '#contracts/resources/resource.ts';
import { databaseFailure } from '#functions/http/failure-kind.ts';
import { isQuestionType } from '#lessons/questions/kinds.ts';
import { raiseAlert } from './alerts.ts';
import { enqueueFollowUps, failPart, finishJob, type Outcome } from './finish-job.ts';
import type { JobContext } from './job-context.ts';
import { type Job, leaseJob, waitForRoom, withLeaseRenewal } from './lease-job.ts';
import { makeQuestion } from './make-question.ts';
import { makeWords } from './make-words.ts';
import { makePictures } from './media/make-pictures.ts';
import { makeSpeech } from './media/make-speech.ts';
import type { Call } from './models/model.ts';
import { ModelFailure } from './models/model-failure.ts';
import { delaySecondsOf, nextTry, waitingProblem } from './next-try.ts';
import { reserveFor, selectJobSize } from './reserve-for.ts';
import { refuseForToday } from './spend.ts';
import { writeText } from './text/write-text.ts';

export const overCap: PartProblem = {
  code: 'spend_cap',
  message:
    'Today’s allowance for AI is used up. Please try again after midnight (UTC). Everything made so far is saved.',
};

/**
 * Delay before retrying the final statement of a job after it failed. If the first statement did end the job
 * and only its response was lost, the retry changes nothing, because the lease has already ended.
 */
const finishAgainMs = 3_000;

const unknownPart: PartProblem = {
  code: 'not_supported',
  message: 'This part can no longer be generated.',
};

/** The queue's action on the message: acknowledge it, or deliver it again. */
export const Verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('again'), afterSeconds: z.number() }),
]);
export type Verdict = z.infer<typeof Verdict>;

/**
 * Cloudflare ends a queue consumer after 15 minutes. A part that takes longer, such as forty pictures by a
 * slow model, stops early enough to record its cost, and continues with the next message.
 */
const handOverMs = 13 * 60_000;

/**
 * Generates the part that a message names. Idempotent: does nothing if the part is finished, in progress, or
 * has been requested again since the message was sent. If a model is temporarily unavailable, returns the job
 * to the queue and shows the reason on the part.
 */
export async function runJob(
  context: JobContext,
  message: JobMessage,
  handOverAfterMs = handOverMs,
): Promise<Verdict> {
  const size = await selectJobSize(context.db, message);
  const amount = reserveFor(message.part, context.models, size);
  const lease = await leaseJob(context.db, message, amount, context.dailyLimitMicros);
  if (lease.kind === 'nothing') return { kind: 'done' };
  if (lease.kind === 'crowded') {
    return { kind: 'again', afterSeconds: await waitForRoom(context.db, message) };
  }
  if (lease.kind === 'over_cap') {
    await failPart(context.db, message, overCap);
    return { kind: 'done' };
  }
  if (lease.kind === 'over_limit') {
    await failPart(context.db, message, await refuseForToday(context, lease.limit));
    return { kind: 'done' };
  }
  const { job } = lease;
  context.model.payUpTo(amount);
  const handOver = setTimeout(() => context.model.stop(), handOverAfterMs);
  try {
    return await withLeaseRenewal(context, job, () => makeLeased(context, job));
  } finally {
    clearTimeout(handOver);
  }
}

/** Generates a leased part and always ends the lease, even after an error. */
async function makeLeased(context: JobContext, job: Job): Promise<Verdict> {
  if (job.part === 'text') {
    const retry = await writeText(context, job, () => undefined);
    return retry ? { kind: 'again', afterSeconds: delaySecondsOf(retry) } : { kind: 'done' };
  }
  const calls: Call[] = [];
  const end = async (outcome: Omit<Outcome, 'calls'>) => {
    const finish = () => finishJob(context.db, job, { ...outcome, calls });
    // Retry, so that a short database outage does not lose paid content.
    const { next } = await finish().catch(async (error) => {
      if (databaseFailure(error)?.kind !== 'away') throw error;
      await context.sleep(finishAgainMs);
      return finish();
    });
    await enqueueFollowUps(context.queues, next);
  };
  try {
    await end(await make(context, job, (call) => calls.push(call)));
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof ModelFailure) {
      if (error.needsOperator) await raiseAlert(context, error);
      const retry = nextTry(job, error, calls);
      if (!retry) {
        await end({ status: 'failed', problem: error.problem });
        return { kind: 'done' };
      }
      await end({ status: 'queued', problem: waitingProblem(error), retry });
      return { kind: 'again', afterSeconds: delaySecondsOf(retry) };
    }
    // Release the job and its reserved money before reporting the error. Otherwise the next attempt would
    // find the job leased.
    await end({ status: 'queued', problem: null }).catch(() => undefined);
    throw error;
  }
}

async function make(
  context: JobContext,
  job: Job,
  record: (call: Call) => void,
): Promise<Omit<Outcome, 'calls'>> {
  if (isQuestionType(job.part)) return makeQuestion(context, job, job.part, record);
  if (job.part === 'words') return makeWords(context, job, record);
  if (job.part === 'speech') return makeSpeech(context, job, record);
  if (job.part === 'pictures') return makePictures(context, job, record);
  return { status: 'failed', problem: unknownPart };
}

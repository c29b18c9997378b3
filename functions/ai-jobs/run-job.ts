import * as z from 'zod';
import type { JobMessage } from '#contracts/ai-jobs/job-messages.ts';
import type { PartProblem } from '#contracts/resources/resource.ts';
import { isQuestionType } from '#lessons/questions/registry.ts';
import { failPart } from './fail-part.ts';
import { finishJob, type Outcome } from './finish-job.ts';
import { readJobSize } from './job-size.ts';
import { keepLease } from './keep-lease.ts';
import { type Job, leaseJob } from './lease-job.ts';
import { makePictures } from './make-pictures.ts';
import { makeQuestion } from './make-question.ts';
import { makeSpeech } from './make-speech.ts';
import { makeWords } from './make-words.ts';
import type { Call } from './model.ts';
import { ModelFailure } from './model-failure.ts';
import { reserveFor } from './reserve-for.ts';
import { setGoing } from './set-going.ts';
import type { Workshop } from './workshop.ts';
import { writeText } from './write-text.ts';

export const overCap: PartProblem = {
  code: 'spend_cap',
  message:
    'Today’s allowance for AI is used up. It starts afresh at midnight (UTC); everything made so far is kept.',
};

const unknownPart: PartProblem = {
  code: 'not_supported',
  message: 'This part cannot be made any more.',
};

/** What the queue is to do with the message: nothing more, or bring it again. */
export const Verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('again'), afterMs: z.number().optional() }),
]);
export type Verdict = z.infer<typeof Verdict>;

/**
 * Makes the part that a message names. A part that is made already, is being made, or was asked for
 * anew since then, is left alone, so a message may come any number of times. A model that is away for a
 * while gives the job back to the queue with the reason on the part.
 */
export async function runJob(shop: Workshop, message: JobMessage): Promise<Verdict> {
  const size = await readJobSize(shop.db, message);
  const amount = reserveFor(message.part, shop.models, size);
  const lease = await leaseJob(shop.db, message, amount);
  if (lease.kind === 'nothing') return { kind: 'done' };
  if (lease.kind === 'over_cap') {
    await failPart(shop.db, message, overCap);
    return { kind: 'done' };
  }
  const { job } = lease;
  return keepLease(shop.db, job, async () => {
    if (job.part === 'text') {
      await writeText(shop, job, () => undefined);
      return { kind: 'done' };
    }
    const calls: Call[] = [];
    const end = async (outcome: Omit<Outcome, 'calls'>) => {
      const { next } = await finishJob(shop.db, job, { ...outcome, calls });
      await setGoing(shop.queues, next);
    };
    try {
      await end(await make(shop, job, (call) => calls.push(call)));
      return { kind: 'done' };
    } catch (error) {
      if (error instanceof ModelFailure) {
        const status = error.passes ? 'queued' : 'failed';
        await end({ status, problem: error.problem });
        return error.passes ? { kind: 'again', afterMs: error.retryAfterMs } : { kind: 'done' };
      }
      // Given back with its money before anyone hears of it: the next try finds the job waiting.
      await end({ status: 'queued', problem: null }).catch(() => undefined);
      throw error;
    }
  });
}

async function make(
  shop: Workshop,
  job: Job,
  record: (call: Call) => void,
): Promise<Omit<Outcome, 'calls'>> {
  if (isQuestionType(job.part)) return makeQuestion(shop, job, job.part, record);
  if (job.part === 'words') return makeWords(shop, job, record);
  if (job.part === 'speech') return makeSpeech(shop, job, record);
  if (job.part === 'pictures') return makePictures(shop, job, record);
  return { status: 'failed', problem: unknownPart };
}

import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import { JobMessage } from '#contracts/ai-jobs/job-messages.ts';
import type { PartProblem } from '#contracts/resources/resource.ts';
import type { Database } from '#db/client.ts';
import { deadLetters } from '#db/schema/resources.ts';
import { databaseFailure } from '#functions/http/failure-kind.ts';
import { describeError, log } from '#functions/http/log.ts';
import { StorageUnavailable } from '#functions/media-store/media-store.ts';
import { failPart } from './finish-job.ts';
import type { Verdict } from './run-job.ts';

/** Makes the part that a message names, and says what the queue is to do with it. */
type GeneratePart = (message: JobMessage) => Promise<Verdict>;

/** A queue message, as far as it is used here. */
export interface Delivered {
  body: unknown;
  attempts: number;
  ack(): void;
  retry(options?: { delaySeconds?: number }): void;
}

const firstDelaySeconds = 4;
const maxDelaySeconds = 120;

const gaveUp: PartProblem = {
  code: 'model_down',
  message: 'This could not be made after several tries. You can ask for it again.',
};

/** What becomes of a message. */
export interface Handlers {
  make: GeneratePart;
  /** Sends a job on its way once more, so many seconds from now. */
  sendLater: (job: JobMessage, seconds: number) => Promise<unknown>;
  /** Gives a message up: it is parked with its reason, and the teacher is told. */
  bury: (message: Delivered) => Promise<void>;
}

/**
 * Handles the messages of a batch side by side; each is acknowledged, or brought again, by itself. What no
 * waiting mends is buried at once, because each try asks the model, and pays, again.
 */
export async function consume(handlers: Handlers, messages: readonly Delivered[]): Promise<void> {
  await Promise.all(messages.map((message) => consumeOne(handlers, message)));
}

async function consumeOne({ make, sendLater, bury }: Handlers, message: Delivered): Promise<void> {
  const read = JobMessage.safeParse(message.body);
  if (!read.success) return bury(message);
  try {
    const verdict = await make(read.data);
    if (verdict.kind === 'again') await sendAgain(sendLater, read.data, verdict, message);
    else message.ack();
  } catch (error) {
    log('error', 'job failed', { ...read.data, ...describeError(error) });
    if (message.attempts >= attemptsAt(error)) await bury(message);
    else message.retry({ delaySeconds: delayOf(message.attempts) });
  }
}

/**
 * Sends a job that is to wait on as a message of its own: waiting is no failure, and `attempts` counts
 * failures alone. Were this Worker to die before the old one is acknowledged, the job would come twice,
 * which it may. A queue that takes no message brings the old one again, however often it was tried.
 */
async function sendAgain(
  sendLater: Handlers['sendLater'],
  job: JobMessage,
  { afterSeconds }: Extract<Verdict, { kind: 'again' }>,
  message: Delivered,
): Promise<void> {
  try {
    await sendLater(job, afterSeconds);
    message.ack();
  } catch (error) {
    log('error', 'job not sent on its way', { ...job, ...describeError(error) });
    message.retry({ delaySeconds: Math.max(firstDelaySeconds, afterSeconds) });
  }
}

/** Tries of a job at an error that nobody foresaw: it may be the runtime's, and pass. */
const unforeseenAttempts = 5;

/** How often a job is tried that ends in this error; without end while a service is away (the queue has one). */
function attemptsAt(error: unknown): number {
  const failure =
    error instanceof StorageUnavailable
      ? error.failure
      : error instanceof Error && databaseFailure(error);
  if (!failure) return unforeseenAttempts;
  return failure.kind === 'fault' ? 1 : Number.POSITIVE_INFINITY;
}

/** Longer each time, spread out so that not all come back at once. */
export function delayOf(attempts: number, random = Math.random()): number {
  const growing = firstDelaySeconds * 2 ** Math.max(0, attempts - 1) * (0.75 + random / 2);
  return Math.ceil(Math.min(maxDelaySeconds, growing));
}

/** Parks messages that were tried often enough, with the reason, and tells the teacher. */
export async function moveToDeadLetter(
  db: Database,
  queue: string,
  messages: readonly Delivered[],
): Promise<void> {
  await Promise.all(
    messages.map(async (message) => {
      try {
        const read = JobMessage.safeParse(message.body);
        const problem = read.success ? await failPart(db, read.data, gaveUp) : null;
        const reason = read.success
          ? (problem?.code ?? 'the part was no longer waiting')
          : 'the message could not be read';
        // Written as JSON, because a message without a body is a letter too, and no missing value.
        const body = sql`${JSON.stringify(message.body ?? null)}::jsonb`;
        await db.insert(deadLetters).values({ id: nanoid(), queue, body, reason });
        message.ack();
      } catch (error) {
        log('error', 'dead letter not kept', { queue, ...describeError(error) });
        message.retry({ delaySeconds: firstDelaySeconds });
      }
    }),
  );
}

import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import { JobMessage } from '#contracts/ai-jobs.ts';
import type { PartProblem } from '#contracts/resources/resource.ts';
import type { Database } from '#db/client.ts';
import { deadLetters } from '#db/schema/resources.ts';
import { databaseFailure } from '#functions/http/failure-kind.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { QueueMessage } from '#functions/http/queue-message.ts';
import { StorageUnavailable } from '#functions/media-store/media-store.ts';
import { failPart } from './finish-job.ts';
import type { Verdict } from './run-job.ts';

/**
 * Generates the part that a message specifies. Returns whether the message is done or must be delivered
 * again.
 */
type GeneratePart = (message: JobMessage) => Promise<Verdict>;

const firstDelaySeconds = 4;
const maxDelaySeconds = 120;

const gaveUp: PartProblem = {
  code: 'model_down',
  message: 'This failed after several tries. You can try again.',
};

/** The operations needed to consume a message. */
export interface Handlers {
  make: GeneratePart;
  /** Enqueues a job again with a delay in seconds. */
  sendLater: (job: JobMessage, seconds: number) => Promise<unknown>;
  /** Stores a message as a dead letter, with the reason, and shows the problem to the teacher. */
  bury: (message: QueueMessage) => Promise<void>;
}

/**
 * Handles the messages of a batch concurrently, and acknowledges or retries each message independently. A
 * message with an error that a retry cannot fix becomes a dead letter immediately, because each attempt calls
 * the model again and costs money.
 */
export async function consume(
  handlers: Handlers,
  messages: readonly QueueMessage[],
): Promise<void> {
  await Promise.all(messages.map((message) => consumeOne(handlers, message)));
}

async function consumeOne(
  { make, sendLater, bury }: Handlers,
  message: QueueMessage,
): Promise<void> {
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
 * Enqueues a waiting job again as a new message. The old message is not retried instead, because waiting is
 * not a failure and `attempts` must count only failures. If this Worker dies before the old message is
 * acknowledged, the job is delivered twice, which is safe. If the queue rejects the new message, the old
 * message is retried after all, however many attempts it has had.
 */
async function sendAgain(
  sendLater: Handlers['sendLater'],
  job: JobMessage,
  { afterSeconds }: Extract<Verdict, { kind: 'again' }>,
  message: QueueMessage,
): Promise<void> {
  try {
    await sendLater(job, afterSeconds);
    message.ack();
  } catch (error) {
    log('error', 'job not enqueued', { ...job, ...describeError(error) });
    message.retry({ delaySeconds: Math.max(firstDelaySeconds, afterSeconds) });
  }
}

/**
 * Maximum number of attempts at a job after an unexpected error, which may be a temporary error of the
 * runtime.
 */
const unforeseenAttempts = 5;

/**
 * Returns the maximum number of attempts at a job that fails with this error. There is no maximum here while
 * a service is unavailable, because the queue has its own limit.
 */
function attemptsAt(error: unknown): number {
  const failure =
    error instanceof StorageUnavailable
      ? error.failure
      : error instanceof Error && databaseFailure(error);
  if (!failure) return unforeseenAttempts;
  return failure.kind === 'fault' ? 1 : Number.POSITIVE_INFINITY;
}

/**
 * Returns the delay before a retry. It grows exponentially and is randomized, so that jobs do not all retry
 * at the same time.
 */
export function delayOf(attempts: number, random = Math.random()): number {
  const growing = firstDelaySeconds * 2 ** Math.max(0, attempts - 1) * (0.75 + random / 2);
  return Math.ceil(Math.min(maxDelaySeconds, growing));
}

/**
 * Stores messages that have no attempts left as dead letters, with the reason, and shows the problem to the
 * teacher.
 */
export async function moveToDeadLetter(
  db: Database,
  queue: string,
  messages: readonly QueueMessage[],
): Promise<void> {
  await Promise.all(
    messages.map(async (message) => {
      try {
        const read = JobMessage.safeParse(message.body);
        const problem = read.success ? await failPart(db, read.data, gaveUp) : null;
        const reason = read.success
          ? (problem?.code ?? 'the part was no longer waiting')
          : 'the message could not be read';
        // A missing body is converted to JSON null, so that its message can be stored as a dead letter too.
        const body = sql`${JSON.stringify(message.body ?? null)}::jsonb`;
        await db.insert(deadLetters).values({ id: nanoid(), queue, body, reason });
        message.ack();
      } catch (error) {
        log('error', 'dead letter not stored', { queue, ...describeError(error) });
        message.retry({ delaySeconds: firstDelaySeconds });
      }
    }),
  );
}

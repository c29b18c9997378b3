import type Stripe from 'stripe';
import type { Database } from '#db/client.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { QueueMessage } from '#functions/http/queue-message.ts';
import { OpenEvent } from './receive-event.ts';
import { settleEvent } from './settle-event.ts';

/** Cloudflare's maximum delay for a message. */
const longestDelaySeconds = 12 * 3_600;

/**
 * Processes the events of a batch that are still unsettled because their Worker died or Stripe was
 * unavailable. If an event stays unsettled, retries it after ten seconds times the square of its tries, so an
 * outage of a day takes ninety tries. The queue allows at most a hundred tries; after that, the hourly sweep
 * retries the event.
 */
export async function settleOpenEvents(
  db: Database,
  stripe: Stripe,
  messages: readonly QueueMessage[],
): Promise<void> {
  await Promise.all(
    messages.map(async (message) => {
      const event = OpenEvent.safeParse(message.body);
      if (!event.success) return message.ack();
      const isDone = await settleEvent(db, stripe, event.data.id).catch((error: unknown) => {
        log('error', 'Stripe event not readable', describeError(error));
        return false;
      });
      if (isDone) message.ack();
      else message.retry({ delaySeconds: delayAfter(message.attempts) });
    }),
  );
}

export const delayAfter = (attempts: number): number =>
  Math.min(longestDelaySeconds, attempts * attempts * 10);

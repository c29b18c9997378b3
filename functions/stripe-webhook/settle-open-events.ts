import type Stripe from 'stripe';
import type { Database } from '#db/client.ts';
import { describeError, log } from '#functions/http/log.ts';
import { OpenEvent } from './receive-event.ts';
import { settleEvent } from './settle-event.ts';

/** The fields of an open-events message that are used here. */
export interface OpenEventMessage {
  body: unknown;
  attempts: number;
  ack(): void;
  retry(options: { delaySeconds: number }): void;
}

/** Cloudflare's maximum delay for a message. */
const longestDelaySeconds = 12 * 3_600;

/**
 * Settles the events of a batch that are still open: their Worker died, or Stripe was unavailable. One that
 * stays open is retried with growing delays, ten seconds times the square of its tries, so that an outage of
 * a day costs ninety tries. After the queue's hundred tries the hourly sweep takes over.
 */
export async function settleOpenEvents(
  db: Database,
  stripe: Stripe,
  messages: readonly OpenEventMessage[],
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

import type Stripe from 'stripe';
import type { Database } from '#db/client.ts';
import { describeError, log } from '#functions/http/log.ts';
import { OpenEvent } from './receive-event.ts';
import { settleEvent } from './settle-event.ts';

/** A message of the queue of open events, as far as it is used here. */
export interface OpenEventMessage {
  body: unknown;
  attempts: number;
  ack(): void;
  retry(options: { delaySeconds: number }): void;
}

/** The longest that Cloudflare holds a message back. */
const longestDelaySeconds = 12 * 3_600;

/**
 * Settles the events of a batch that are still open: their Worker died, or Stripe could not be asked. One
 * that stays open comes again ever later, ten seconds times the square of its tries, so that an outage of
 * a day costs ninety tries. After the queue's hundred tries the hour's sweep goes on with it.
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
        log('error', 'an event could not be read', describeError(error));
        return false;
      });
      if (isDone) message.ack();
      else message.retry({ delaySeconds: delayAfter(message.attempts) });
    }),
  );
}

export const delayAfter = (attempts: number): number =>
  Math.min(longestDelaySeconds, attempts * attempts * 10);

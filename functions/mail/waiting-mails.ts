import * as z from 'zod/mini';
import { log } from '#functions/http/log.ts';
import type { QueueMessage } from '#functions/http/queue-message.ts';
import { type MailEnv, openMail, trySending } from './mailer.ts';

/** A message of the queue `mails`. */
export const WaitingMail = z.object({
  to: z.string(),
  /** The email, encrypted by `sealMail`. */
  sealed: z.optional(z.string()),
  /** The unencrypted email, from a Worker that has no secret and sends no links that grant access. */
  mail: z.optional(z.object({ subject: z.string(), text: z.string(), html: z.string() })),
  /** The time of the first attempt to send the email. */
  since: z.iso.datetime(),
});
export type WaitingMail = z.infer<typeof WaitingMail>;

/**
 * Three days. Within this time the daily limit is reset several times, and an email that arrives even later
 * would only confuse.
 */
const timeoutMs = 3 * 24 * 3_600_000;
const maxDelaySeconds = 3_600;

/** Sends the waiting emails one after another. Each email is sent, abandoned or retried later. */
export async function sendWaitingMails(
  env: Pick<MailEnv, 'EMAIL' | 'MAIL_FROM' | 'SESSION_SECRET'>,
  messages: readonly QueueMessage[],
  now = Date.now(),
): Promise<void> {
  for (const message of messages) {
    const read = WaitingMail.safeParse(message.body);
    const { to = '', sealed, since = '' } = read.data ?? {};
    const mail =
      sealed === undefined ? read.data?.mail : await openMail(env.SESSION_SECRET, sealed);
    if (!mail) {
      log('error', 'mail lost', { error: 'not a mail' });
      message.ack();
      continue;
    }
    const outcome = await trySending(env, to, mail);
    if (outcome !== 'waits') {
      message.ack();
    } else if (now - Date.parse(since) > timeoutMs) {
      log('error', 'mail dropped', { since });
      message.ack();
    } else {
      const delaySeconds = Math.min(maxDelaySeconds, 60 * 2 ** message.attempts);
      message.retry({ delaySeconds });
    }
  }
}

import * as z from 'zod/mini';
import { describeError, log } from '#functions/http/log.ts';
import type { QueueMessage } from '#functions/http/queue-message.ts';
import { type MailEnv, trySending } from './mailer.ts';
import type { MailSpeaker } from './say-mail.ts';
import { openMail, WaitingContent } from './seal-mail.ts';
import { type Mail, writeMail } from './write-mail.ts';

/** A message of the queue `mails`. */
export const WaitingMail = z.object({
  to: z.string(),
  /** The email, encrypted by `sealMail`. */
  sealed: z.optional(z.string()),
  /** The unencrypted email, from a Worker that has no secret and sends no links that grant access. */
  mail: z.optional(WaitingContent),
  /** The time of the first attempt to send the email, or to queue it. */
  since: z.iso.datetime(),
});
export type WaitingMail = z.infer<typeof WaitingMail>;

/**
 * Three days. Within this time the daily limit is reset several times, and an email that arrives even later
 * would only confuse.
 */
const timeoutMs = 3 * 24 * 3_600_000;
const maxDelaySeconds = 3_600;

/**
 * Sends the waiting emails one after another, letters in their recipients' languages. Each email is sent, abandoned or
 * retried later.
 */
export async function sendWaitingMails(
  env: Pick<MailEnv, 'EMAIL' | 'MAIL_FROM' | 'SESSION_SECRET'>,
  messages: readonly QueueMessage[],
  speakerOf: (locale: string) => MailSpeaker,
  now = Date.now(),
): Promise<void> {
  for (const message of messages) {
    const read = WaitingMail.safeParse(message.body);
    const { to = '', sealed, since = '' } = read.data ?? {};
    const content =
      sealed === undefined ? read.data?.mail : await openMail(env.SESSION_SECRET, sealed);
    const mail = content ? writeContent(content, speakerOf) : null;
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

/** Returns the email in the recipient's language. Returns it in English if its letter cannot be said. */
function writeContent(
  { translation, ...mail }: WaitingContent,
  speakerOf: (locale: string) => MailSpeaker,
): Mail {
  if (!translation) return mail;
  try {
    return writeMail(translation.letter, speakerOf(translation.language));
  } catch (error) {
    log('error', 'mail not translated', describeError(error));
    return mail;
  }
}

import { describeError, log } from '#functions/http/log.ts';
import { offeredLocales, sourceLocale } from '#language/wordings/interface-languages.ts';
import type { BaseEnv } from '../http/env.ts';
import type { Letter } from './letter.ts';
import { sealMail, type WaitingContent } from './seal-mail.ts';
import type { WaitingMail } from './waiting-mails.ts';
import { type Mail, writeMail } from './write-mail.ts';

/** The outcome of sending an email. `refused` and `lost` emails never arrive; the reason is logged. */
type MailOutcome = 'sent' | 'waits' | 'refused' | 'lost';

/**
 * Sends a letter to one address, in a language of the interface; in English if the language is null or not one of them.
 * The promise never rejects, because the request that triggered the email cannot fix a failure.
 */
export interface Mailer {
  send(to: string, letter: Letter, language: string | null): Promise<MailOutcome>;
}

/** Long enough for a short-term email limit to reset. */
const firstWaitSeconds = 60;

/**
 * Returns the Worker's mailer. It uses Cloudflare's binding, which local development intercepts. A new
 * account may send only a few emails a day, so an email that cannot be sent now waits in the queue `mails`
 * (decision 0168). A letter in another language than English goes through this queue at once, because only the Worker
 * that consumes it has the wordings (decision 0232). If the Worker has a secret, the queued email is encrypted. The only
 * Worker without a secret, `removals`, sends no links that grant access.
 */
export function openMailer(
  env: Pick<MailEnv, 'EMAIL' | 'MAILS' | 'MAIL_FROM'> & Partial<Pick<MailEnv, 'SESSION_SECRET'>>,
): Mailer {
  async function enqueue(to: string, content: WaitingContent, delaySeconds: number) {
    const { SESSION_SECRET: secret } = env;
    const words = secret ? { sealed: await sealMail(secret, content) } : { mail: content };
    await env.MAILS.send({ to, ...words, since: new Date().toISOString() }, { delaySeconds });
  }
  return {
    async send(to, letter, language) {
      const mail = writeMail(letter);
      if (isTranslated(language)) {
        try {
          await enqueue(to, { ...mail, translation: { letter, language } }, 0);
          return 'waits';
        } catch (error) {
          log('warn', 'mail not queued, sent in English', describeError(error));
        }
      }
      const outcome = await trySending(env, to, mail);
      if (outcome !== 'waits') return outcome;
      try {
        await enqueue(to, mail, firstWaitSeconds);
        return 'waits';
      } catch (error) {
        log('error', 'mail lost', describeError(error));
        return 'lost';
      }
    },
  };
}

/** True for a language of the interface other than the one in which the letters are written. */
const isTranslated = (language: string | null): language is string =>
  language !== sourceLocale && offeredLocales.some((locale) => locale === language);

/**
 * Cloudflare's transient error codes (developers.cloudflare.com/email-service, Workers API, November 2026).
 */
const passing = new Set([
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
  'E_INTERNAL_SERVER_ERROR',
]);

/**
 * Tries once to send an email. Returns `waits` if it may be sent later. Returns `refused` if this email can
 * never be sent, because of its address or of the account's setup, and logs this.
 */
export async function trySending(
  { EMAIL, MAIL_FROM }: Pick<MailEnv, 'EMAIL' | 'MAIL_FROM'>,
  to: string,
  mail: Mail,
): Promise<'sent' | 'waits' | 'refused'> {
  try {
    await EMAIL.send({ from: { email: MAIL_FROM, name: 'Lexiloom' }, to, ...mail });
    return 'sent';
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    // An error without one of Cloudflare's codes is not a refusal, so retry later.
    const waits = typeof code !== 'string' || !code.startsWith('E_') || passing.has(code);
    log(waits ? 'warn' : 'error', waits ? 'mail waits' : 'mail refused', describeError(error));
    return waits ? 'waits' : 'refused';
  }
}

/** The bindings of a Worker that sends emails. */
export interface MailEnv extends BaseEnv {
  EMAIL: EmailBinding;
  /** The queue of emails that are sent later, or said in another language. */
  MAILS: { send(message: WaitingMail, options: { delaySeconds: number }): Promise<unknown> };
  /** The sender's address, such as `no-reply@lexiloom.example`. */
  MAIL_FROM: string;
}

/** The part of Cloudflare's `send_email` binding that a Worker uses. */
export interface EmailBinding {
  send(message: {
    from: { email: string; name: string };
    to: string;
    subject: string;
    text: string;
    html: string;
  }): Promise<unknown>;
}

import { describeError, log } from '#functions/http/log.ts';
import type { MailEnv } from './mail-env.ts';
import type { Mail } from './write-mail.ts';

/** Sends a mail to one address. It never rejects: whoever asked for the mail cannot mend what stops it. */
export interface Mailer {
  send(to: string, mail: Mail): Promise<void>;
}

/** Enough for a limit of mails at once to have passed. */
const firstWaitSeconds = 60;

/**
 * The Worker's mailer: Cloudflare's binding, which the local world catches. A new account with it may send
 * few mails a day, so a mail that cannot leave now waits in the queue `mails` (decision 0168).
 */
export function openMailer(env: MailEnv): Mailer {
  return {
    async send(to, mail) {
      const refusal = await trySending(env, to, mail);
      if (refusal !== 'wait') return;
      try {
        await env.MAILS.send(
          { to, mail, since: new Date().toISOString() },
          { delaySeconds: firstWaitSeconds },
        );
      } catch (error) {
        log('error', 'mail lost', describeError(error));
      }
    },
  };
}

/** Cloudflare's reasons that pass by themselves (developers.cloudflare.com/email-service, Workers API, November 2026). */
const passing = new Set([
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
  'E_INTERNAL_SERVER_ERROR',
]);

/**
 * Sends a mail once. `wait`: it may leave later; `refused`: this mail never will, because of its address or
 * of how the account is set up, which the log says.
 */
export async function trySending(
  { EMAIL, MAIL_FROM }: Pick<MailEnv, 'EMAIL' | 'MAIL_FROM'>,
  to: string,
  mail: Mail,
): Promise<'sent' | 'wait' | 'refused'> {
  try {
    await EMAIL.send({ from: { email: MAIL_FROM, name: 'Lexiloom' }, to, ...mail });
    return 'sent';
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    // Without a code of Cloudflare's it did not come to a decision.
    const waits = typeof code !== 'string' || !code.startsWith('E_') || passing.has(code);
    log(waits ? 'warn' : 'error', waits ? 'mail waits' : 'mail refused', describeError(error));
    return waits ? 'wait' : 'refused';
  }
}

import { describeError, log } from '#functions/http/log.ts';
import type { MailEnv } from './mail-env.ts';
import { sealMail } from './seal-mail.ts';
import type { Mail } from './write-mail.ts';

/** What became of a mail: `refused` and `lost` ones never arrive, and the log says why. */
type MailOutcome = 'sent' | 'waits' | 'refused' | 'lost';

/** Sends a mail to one address. It never rejects: the request that asked for a mail cannot mend what stops it. */
export interface Mailer {
  send(to: string, mail: Mail): Promise<MailOutcome>;
}

/** Enough for a limit of mails at once to have passed. */
const firstWaitSeconds = 60;

/**
 * The Worker's mailer: Cloudflare's binding, which the local world catches. A new account with it may send
 * few mails a day, so a mail that cannot leave now waits in the queue `mails` (decision 0168), sealed where the
 * Worker has a secret: the one that has none, `removals`, mails no link that opens anything.
 */
export function openMailer(
  env: Pick<MailEnv, 'EMAIL' | 'MAILS' | 'MAIL_FROM'> & Partial<Pick<MailEnv, 'SESSION_SECRET'>>,
): Mailer {
  return {
    async send(to, mail) {
      const outcome = await trySending(env, to, mail);
      if (outcome !== 'waits') return outcome;
      try {
        const { SESSION_SECRET: secret } = env;
        const words = secret ? { sealed: await sealMail(secret, mail) } : { mail };
        await env.MAILS.send(
          { to, ...words, since: new Date().toISOString() },
          { delaySeconds: firstWaitSeconds },
        );
        return 'waits';
      } catch (error) {
        log('error', 'mail lost', describeError(error));
        return 'lost';
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
 * Sends a mail once. `waits`: it may leave later; `refused`: this mail never will, because of its address or
 * of how the account is set up, which the log says.
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
    // Without a code of Cloudflare's it did not come to a decision.
    const waits = typeof code !== 'string' || !code.startsWith('E_') || passing.has(code);
    log(waits ? 'warn' : 'error', waits ? 'mail waits' : 'mail refused', describeError(error));
    return waits ? 'waits' : 'refused';
  }
}

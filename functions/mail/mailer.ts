import type { MailEnv } from './mail-env.ts';
import type { Mail } from './write-mail.ts';

/** Sends a mail to one address. */
export interface Mailer {
  send(to: string, mail: Mail): Promise<void>;
}

/** The Worker's mailer: Cloudflare's binding, which the local world catches. */
export function openMailer(env: MailEnv): Mailer {
  return {
    async send(to, mail) {
      await env.EMAIL.send({ from: { email: env.MAIL_FROM, name: 'Lexiloom' }, to, ...mail });
    },
  };
}

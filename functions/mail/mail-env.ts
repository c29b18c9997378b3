import type { BaseEnv } from '../http/env.ts';
import type { WaitingMail } from './waiting-mails.ts';

/** The bindings of a Worker that sends mails. */
export interface MailEnv extends BaseEnv {
  EMAIL: EmailBinding;
  /** Mails that cannot leave yet. */
  MAILS: { send(message: WaitingMail, options: { delaySeconds: number }): Promise<unknown> };
  /** The sender's address, such as `no-reply@lexiloom.example`. */
  MAIL_FROM: string;
}

/** What a Worker uses of Cloudflare's `send_email` binding. */
export interface EmailBinding {
  send(message: {
    from: { email: string; name: string };
    to: string;
    subject: string;
    text: string;
    html: string;
  }): Promise<unknown>;
}

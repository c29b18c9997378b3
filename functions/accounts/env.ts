import type { BaseEnv } from '../_base/env.ts';

/** The bindings of the accounts Worker. */
export interface AccountsEnv extends BaseEnv {
  EMAIL: EmailBinding;
  /** The sender's address, such as `no-reply@lexiloom.example`. */
  MAIL_FROM: string;
}

/** What this Worker uses of Cloudflare's `send_email` binding. */
export interface EmailBinding {
  send(message: {
    from: { email: string; name: string };
    to: string;
    subject: string;
    text: string;
    html: string;
  }): Promise<unknown>;
}

import * as z from 'zod/mini';
import { describeError, log } from '#functions/http/log.ts';
import type { BaseEnv } from '../http/env.ts';
import type { WaitingMail } from './waiting-mails.ts';
import type { Mail } from './write-mail.ts';

/** The outcome of sending an email. `refused` and `lost` emails never arrive; the reason is logged. */
type MailOutcome = 'sent' | 'waits' | 'refused' | 'lost';

/**
 * Sends an email to one address. The promise never rejects, because the request that triggered the email
 * cannot fix a failure.
 */
export interface Mailer {
  send(to: string, mail: Mail): Promise<MailOutcome>;
}

/** Long enough for a short-term email limit to reset. */
const firstWaitSeconds = 60;

/**
 * Returns the Worker's mailer. It uses Cloudflare's binding, which local development intercepts. A new
 * account may send only a few emails a day, so an email that cannot be sent now waits in the queue `mails`
 * (decision 0168). If the Worker has a secret, the waiting email is encrypted. The only Worker without a
 * secret, `removals`, sends no links that grant access.
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
  /** The queue of emails that cannot be sent yet. */
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

const MailWords = z.object({ subject: z.string(), text: z.string(), html: z.string() });

const encoder = new TextEncoder();
/** Length of AES-GCM's initialization vector in bytes. Each email has a new vector. */
const ivBytes = 12;

/**
 * Derives the encryption key of waiting emails from the Workers' secret. The key is used only for this
 * purpose.
 */
async function keyOf(secret: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveKey',
  ]);
  const info = encoder.encode('waiting mails');
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/**
 * Encrypts an email for the queue with AES-GCM. Returns base64. The email may contain a link that grants
 * access to an account, which a person who can read the queue must not see.
 */
async function sealMail(secret: string, mail: Mail): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = encoder.encode(JSON.stringify(mail));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret), plain);
  const bytes = [...iv, ...new Uint8Array(sealed)];
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}

/**
 * Decrypts an email that `sealMail` encrypted. Null if it was encrypted with another secret or is invalid.
 */
export async function openMail(secret: string, sealed: string): Promise<Mail | null> {
  try {
    const bytes = Uint8Array.from(atob(sealed), (one) => one.charCodeAt(0));
    const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes) };
    const key = await keyOf(secret);
    const plain = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(ivBytes));
    return MailWords.parse(JSON.parse(new TextDecoder().decode(plain)));
  } catch {
    return null;
  }
}

import * as z from 'zod/mini';
import { describeError, log } from '#functions/http/log.ts';
import type { BaseEnv } from '../http/env.ts';
import type { WaitingMail } from './waiting-mails.ts';
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

const MailWords = z.object({ subject: z.string(), text: z.string(), html: z.string() });

const encoder = new TextEncoder();
/** Bytes of AES-GCM's initial vector, new for each mail. */
const ivBytes = 12;

/** The key of waiting mails, by the secret of the Workers; it opens nothing else. */
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
 * A mail as the queue keeps it, base64: it may hold a link that opens an account, and whoever looks into
 * the queue must not have it. Sealed by AES-GCM.
 */
async function sealMail(secret: string, mail: Mail): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = encoder.encode(JSON.stringify(mail));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret), plain);
  const bytes = [...iv, ...new Uint8Array(sealed)];
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}

/** Opens what `sealMail` made; null when it was made with another secret, or is none. */
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

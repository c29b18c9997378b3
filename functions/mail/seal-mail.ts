import * as z from 'zod/mini';
import type { Mail } from './write-mail.ts';

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
export async function sealMail(secret: string, mail: Mail): Promise<string> {
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

import * as z from 'zod/mini';
import { Letter } from './letter.ts';
import { Mail } from './write-mail.ts';

/**
 * What waits in the queue `mails`: a mail in English and, for a recipient with another language, the letter to be said in
 * it. A Worker of another version that cannot read the letter sends the mail in English.
 */
export const WaitingContent = z.extend(Mail, {
  translation: z.catch(z.optional(z.object({ letter: Letter, language: z.string() })), undefined),
});
export type WaitingContent = z.infer<typeof WaitingContent>;

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
export async function sealMail(secret: string, content: WaitingContent): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = encoder.encode(JSON.stringify(content));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret), plain);
  const bytes = [...iv, ...new Uint8Array(sealed)];
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}

/**
 * Decrypts an email that `sealMail` encrypted. Null if it was encrypted with another secret or is invalid.
 */
export async function openMail(secret: string, sealed: string): Promise<WaitingContent | null> {
  try {
    const bytes = Uint8Array.from(atob(sealed), (one) => one.charCodeAt(0));
    const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes) };
    const key = await keyOf(secret);
    const plain = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(ivBytes));
    return WaitingContent.parse(JSON.parse(new TextDecoder().decode(plain)));
  } catch {
    return null;
  }
}

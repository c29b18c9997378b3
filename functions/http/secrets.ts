import type { BaseEnv } from './env.ts';

const encoder = new TextEncoder();

/** Creates a secret of 256 random bits, safe in a URL and in a cookie. */
export function randomSecret(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** The stored form of a secret: its SHA-256. A secret of 256 bits needs no salt and no slow hash. */
export async function hashSecret(secret: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(secret))));
}

/** Computes the HMAC-SHA-256 of a message. Only someone with the key can compute it. */
export async function sign(key: string, message: string): Promise<string> {
  const hmac = await crypto.subtle.importKey(
    'raw',
    encoder.encode(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return base64Url(new Uint8Array(await crypto.subtle.sign('HMAC', hmac, encoder.encode(message))));
}

/** Compares two texts in constant time. */
export function equalInConstantTime(one: string, other: string): boolean {
  const [a, b] = [encoder.encode(one), encoder.encode(other)];
  let difference = a.length ^ b.length;
  for (let at = 0; at < a.length; at++) difference |= (a[at] ?? 0) ^ (b[at] ?? 0);
  return difference === 0;
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Returns the value in the QR code of a pupil's login card. It proves that its sender has seen the card, but
 * does not grant access to the account. Wrong password guesses sent with this value are counted separately,
 * so that strangers' guesses cannot lock the pupil out.
 */
export const cardKey = async (env: BaseEnv, userName: string): Promise<string> =>
  (await sign(env.SESSION_SECRET, `card:${userName.toLowerCase()}`)).slice(0, 22);

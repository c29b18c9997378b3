import { notFound } from '#functions/http/errors.ts';
import { sign } from '#functions/http/secrets.ts';
import { contentKey } from '#functions/media-store/content-key.ts';

const halfLength = 32;

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The key of a new recording: half of it is random, half says whose upload it is. So an upload can be
 * told from every other stored file without a record of it.
 */
export async function recordingKey(secret: string, adminId: string): Promise<string> {
  const random = hex(crypto.getRandomValues(new Uint8Array(halfLength / 2)));
  return random + (await halfOf(secret, adminId, random));
}

/** Throws 404 unless this person began the upload of this key: nothing else may be changed or deleted by it. */
export async function requireOwnRecording(
  secret: string,
  adminId: string,
  key: string,
): Promise<void> {
  const random = key.slice(0, halfLength);
  const isOwn = key === random + (await halfOf(secret, adminId, random));
  if (!isOwn) throw notFound('This upload');
}

async function halfOf(secret: string, adminId: string, random: string): Promise<string> {
  return (await contentKey([await sign(secret, `recording:${adminId}:${random}`)])).slice(
    0,
    halfLength,
  );
}

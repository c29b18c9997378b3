import { notFound } from '#functions/http/errors.ts';
import { inHex } from '#functions/http/in-hex.ts';
import { sign } from '#functions/http/secrets.ts';
import { contentKey, type MediaStore } from '#functions/media-store/media-store.ts';

const halfLength = 32;

/**
 * Creates the key of a new recording. One half is random, and the other half identifies the uploader. An
 * upload can therefore be distinguished from every other stored file without a database record.
 */
export async function recordingKey(secret: string, adminId: string): Promise<string> {
  const random = inHex(crypto.getRandomValues(new Uint8Array(halfLength / 2)));
  return random + (await halfOf(secret, adminId, random));
}

/**
 * Throws 404 unless this person started the upload with this key, so that no one can change or delete other
 * files.
 */
export async function requireOwnRecording(
  secret: string,
  adminId: string,
  key: string,
): Promise<void> {
  const random = key.slice(0, halfLength);
  const isOwn = key === random + (await halfOf(secret, adminId, random));
  if (!isOwn) throw notFound('This upload was not found.');
}

async function halfOf(secret: string, adminId: string, random: string): Promise<string> {
  return (await contentKey([await sign(secret, `recording:${adminId}:${random}`)])).slice(
    0,
    halfLength,
  );
}

/** A multipart upload, as in R2's API. */
interface MultipartUpload {
  uploadId: string;
  uploadPart(part: number, bytes: Uint8Array<ArrayBuffer>): Promise<{ etag: string }>;
  complete(parts: { partNumber: number; etag: string }[]): Promise<unknown>;
  abort(): Promise<void>;
}

/**
 * The part of an R2 bucket that recordings need. They are uploaded in parts, because they are too large for
 * one request.
 */
export interface RecordingStore extends MediaStore {
  createMultipartUpload(
    key: string,
    options: { httpMetadata: { contentType: string } },
  ): Promise<MultipartUpload>;
  /**
   * Returns the upload without calling R2. If the upload does not exist, the first call that uses it fails.
   */
  resumeMultipartUpload(key: string, uploadId: string): MultipartUpload;
  delete(key: string): Promise<unknown>;
}

/** True for the R2 errors (10024 and 10025) that report an upload which has ended or never existed. */
export const isGone = (error: unknown): boolean =>
  error instanceof Error && /1002[45]|does not exist|NoSuchUpload/i.test(error.message);

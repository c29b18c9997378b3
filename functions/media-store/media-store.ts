import { type Failure, storageFailure } from '../http/failure-kind.ts';
import { inHex } from '../http/in-hex.ts';

/** The metadata of a stored file. */
interface StoredFile {
  size: number;
  httpMetadata?: { contentType?: string };
}

/**
 * A byte range of a file. It starts at `offset` and contains `length` bytes or ends with the file, or it
 * contains the last `suffix` bytes.
 */
export type ByteRange = { offset: number; length?: number } | { suffix: number };

/** The part of an R2 bucket that is used here. */
export interface MediaStore {
  put(
    key: string,
    value: Uint8Array<ArrayBuffer>,
    options: { httpMetadata: { contentType: string } },
  ): Promise<unknown>;
  head(key: string): Promise<StoredFile | null>;
  /**
   * Returns a file or a range of it. If the range begins outside the file, R2 refuses it with error 10039. If
   * it ends beyond the file, it is truncated.
   */
  get(
    key: string,
    options?: { range: ByteRange },
  ): Promise<(StoredFile & { body: ReadableStream<Uint8Array> }) | null>;
}

/** The file store failed. It may recover soon, or only after the operator fixes it. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  readonly failure: Failure;

  constructor(message: string, failure: Failure, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** The message shown if the file store fails. */
export const storageUnavailableMessage =
  'Recordings and pictures cannot be reached right now. Try again in a moment.';

/**
 * Timeout for a call to the store. It is below ten seconds, because the whole request must be answered within
 * that time.
 */
const timeoutMs = 6_000;

/**
 * Waits for an R2 call. Throws `StorageUnavailable` if the call fails or times out; it may then still have
 * taken effect. Rethrows errors that the request itself caused. Also rethrows errors for which `mayPass`
 * returns true, because the caller handles them.
 */
export async function withStorageTimeout<T>(
  asked: Promise<T>,
  mayPass: (error: unknown) => boolean = () => false,
  waitMs = timeoutMs,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StorageUnavailable('no answer in time', { kind: 'away', code: 'timeout' })),
      waitMs,
    );
  });
  try {
    return await Promise.race([asked, late]);
  } catch (error) {
    if (mayPass(error) || error instanceof StorageUnavailable) throw error;
    const failure = storageFailure(error);
    if (failure.kind === 'fault') throw error;
    throw new StorageUnavailable('the store refused', failure, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns the key of a stored file: SHA-256, in hex, of its bytes or of all inputs from which it is
 * generated. The key contains no name that a person entered. Anyone who can guess the inputs of a file can
 * compute this key, so files that the product generates have a `secretKey` instead.
 */
export async function contentKey(of: Uint8Array<ArrayBuffer> | readonly string[]): Promise<string> {
  // JSON delimits the parts: ["ab", "c"] and ["a", "bc"] have different keys.
  const bytes = of instanceof Uint8Array ? of : new TextEncoder().encode(JSON.stringify(of));
  return inHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/**
 * Returns the key of a file that is generated from guessable words: HMAC-SHA-256 in hex. With a plain hash, a
 * pupil could test which clip contains a word, or how a dictated word is spelt. The same file has the same
 * key until `secret` changes; files under older keys are not moved.
 */
export async function secretKey(secret: string, of: readonly string[]): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, [
    'sign',
  ]);
  // The label makes the key different from all other values signed with the same secret.
  const message = bytes.encode(JSON.stringify(['key of a file', ...of]));
  return inHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, message)));
}

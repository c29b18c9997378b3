import { type Failure, storageFailure } from '../http/failure-kind.ts';

/** What is known of a stored file without reading it. */
interface StoredFile {
  size: number;
  httpMetadata?: { contentType?: string };
}

/** Which bytes of a file: from `offset` to the end or `length` of them, or the last `suffix` bytes. */
export type ByteRange = { offset: number; length?: number } | { suffix: number };

/** The part of an R2 bucket that is used here. */
export interface MediaStore {
  put(
    key: string,
    value: Uint8Array<ArrayBuffer>,
    options: { httpMetadata: { contentType: string } },
  ): Promise<unknown>;
  head(key: string): Promise<StoredFile | null>;
  /** A range that holds nothing of the file is refused with R2's error 10039; a longer one ends with the file. */
  get(
    key: string,
    options?: { range: ByteRange },
  ): Promise<(StoredFile & { body: ReadableStream<Uint8Array> }) | null>;
}

/** The store of files did not do what it was asked, and may soon, or once somebody has seen to it. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  readonly failure: Failure;

  constructor(message: string, failure: Failure, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** What a person reads then. */
export const storageUnavailableMessage =
  'Recordings and pictures cannot be reached right now. Try again in a moment.';

/** A request waits this long for the store; it has to answer within ten seconds. */
const timeoutMs = 6_000;

/**
 * Waits for what R2 was asked to do. Throws `StorageUnavailable` when it fails or takes too long; whether it took
 * effect is then not known. What it refuses because of what was asked is thrown as it is, and so are the
 * errors that `mayPass` names, which say something else.
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
 * The key of a stored file: SHA-256 of its bytes, or of everything that it is made from, in hex. It
 * holds nothing that a person named. Whoever can guess what a file is made from can compute this key: what
 * the product makes itself has a `secretKey`.
 */
export async function contentKey(of: Uint8Array<ArrayBuffer> | readonly string[]): Promise<string> {
  // JSON keeps the parts apart: ["ab", "c"] and ["a", "bc"] are two things.
  const bytes = of instanceof Uint8Array ? of : new TextEncoder().encode(JSON.stringify(of));
  return inHex(await crypto.subtle.digest('SHA-256', bytes));
}

/**
 * The key of a file that is made from words which can be guessed: HMAC-SHA-256 in hex. With a plain hash a
 * pupil could ask which clip says a word, or whether a dictation is spelt right. The same file has the same
 * key until `secret` changes; files under older keys stay where they are.
 */
export async function secretKey(secret: string, of: readonly string[]): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, [
    'sign',
  ]);
  // The label keeps it apart from everything else that is signed with the same secret.
  const message = bytes.encode(JSON.stringify(['key of a file', ...of]));
  return inHex(await crypto.subtle.sign('HMAC', key, message));
}

const inHex = (hash: ArrayBuffer): string =>
  Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');

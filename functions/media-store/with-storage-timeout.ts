import { type Failure, storageFailure } from '../http/failure-kind.ts';

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

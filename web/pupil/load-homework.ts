import { HttpError } from '#ui/http-error.ts';

/** After this time without a response, the stored one is shown; in milliseconds. */
const patienceMs = 1500;

/** Dependencies of a request; tests pass their own. */
export interface LoadDependencies {
  fetch: () => Promise<unknown>;
  /** The last response that is stored on this device; undefined if there is none. */
  read: () => Promise<unknown>;
  write: (response: unknown) => Promise<void>;
  after: (milliseconds: number, work: () => void) => void;
}

/** The server did not answer: there is no connection, or the server has a fault. */
const isAway = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500);

/**
 * Fetches a response and stores it on this device. Without a connection, or while the connection is slow,
 * shows the stored response instead. A response that the server refuses is not shown from the store, because
 * the homework may have been withdrawn. Rejects if there is nothing to show.
 */
export async function loadHomework(
  { fetch, read, write, after }: LoadDependencies,
  show: (response: unknown) => void,
): Promise<void> {
  let isAnswered = false;
  const showStored = async () => {
    const stored = await read();
    if (stored === undefined || isAnswered) return false;
    show(stored);
    return true;
  };
  after(patienceMs, () => {
    if (!isAnswered) void showStored();
  });
  try {
    const response = await fetch();
    isAnswered = true;
    show(response);
    await write(response);
  } catch (error) {
    if (isAway(error) && (await showStored())) return;
    isAnswered = true;
    throw error;
  }
}

import { createStore, del, get, keys, set } from 'idb-keyval';

let opened: ReturnType<typeof createStore> | undefined;
const open = () => {
  opened ??= createStore('lexiloom-homework', 'responses');
  return opened;
};

/** A pupil's key of a response. It separates two pupils who share a tablet. */
const keyOf = (pupilId: string, path: string): string => `${pupilId} ${path}`;

/**
 * The last response to each of a pupil's requests, in IndexedDB, so that the pupil's homework can be shown
 * without a connection. A browser that stores nothing behaves like an empty store.
 */
export const homeworkStore = {
  read: (pupilId: string, path: string): Promise<unknown> =>
    orNothing(() => get<unknown>(keyOf(pupilId, path), open())),
  write: (pupilId: string, path: string, response: unknown): Promise<void> =>
    orNothing(() => set(keyOf(pupilId, path), response, open())),
  /** Removes all responses of a pupil from this device; called on sign-out. */
  async remove(pupilId: string): Promise<void> {
    const all = (await orNothing(() => keys<string>(open()))) ?? [];
    const own = all.filter((key) => key.startsWith(keyOf(pupilId, '')));
    await Promise.all(own.map((key) => orNothing(() => del(key, open()))));
  },
};

/** Returns undefined if the database fails, or if the browser forbids it, which throws before any promise. */
async function orNothing<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

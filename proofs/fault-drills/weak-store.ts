import { memoryStore } from '#functions/media/testing/memory-store.ts';

/** The file store's behaviour during a call. */
export type StoreMood = 'well' | 'refuses' | 'loses its answers' | 'never answers';

/**
 * A file store that fails for each call in the way that `moodOf` returns: it rejects the call without doing
 * the work, does the work and then fails, or never responds.
 */
export function weakStore(moodOf: (what: 'put' | 'read') => StoreMood) {
  const store = memoryStore();
  async function weakly<T>(what: 'put' | 'read', work: () => Promise<T>): Promise<T> {
    const mood = moodOf(what);
    if (mood === 'refuses') throw new Error('put: We encountered an internal error. (10001)');
    if (mood === 'never answers') return new Promise(() => {});
    const done = await work();
    if (mood === 'loses its answers') throw new Error('Network connection lost.');
    return done;
  }
  return {
    files: store.files,
    store: {
      ...store,
      put: (...given: Parameters<typeof store.put>) => weakly('put', () => store.put(...given)),
      head: (...given: Parameters<typeof store.head>) => weakly('read', () => store.head(...given)),
      get: (...given: Parameters<typeof store.get>) => weakly('read', () => store.get(...given)),
    },
  };
}

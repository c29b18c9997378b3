import { memoryStore } from '#functions/media/testing/memory-store.ts';

/** The file store's behaviour for a call. */
export type StoreMood = 'well' | 'refuses' | 'loses its answers' | 'never answers';

/**
 * A store of files that fails by `moodOf`, asked at each call: it refuses with nothing done, does what it
 * was asked and then breaks, or never answers.
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

import { useCallback, useEffect, useState } from 'react';
import { sharedGet } from '../app/http/shared-get.ts';
import { useSession } from '../app/session/session.ts';
import { homeworkStore } from './homework-store.ts';
import { loadHomework } from './load-homework.ts';

/** The responses that this page has shown, so that going back to a screen shows it at once. */
const shownBefore = new Map<string, unknown>();

/** A window that regains the focus fetches the data again, but not more often than this; in milliseconds. */
const shortestPauseMs = 5000;

interface HomeworkData<Data> {
  /** Undefined while loading, and if there is nothing to show. */
  data: Data | undefined;
  error: unknown;
  /** Fetches the data again. */
  reload: () => void;
}

/**
 * A response of the API for the signed-in pupil; the last one is shown without a connection. It is fetched when
 * the component is mounted, when the connection is back and, unless `stays` is set, when the window regains
 * the focus. Nothing is fetched if the path is null.
 */
export function useHomeworkData<Data>(
  path: string | null,
  { stays = false } = {},
): HomeworkData<Data> {
  const pupilId = useSession((session) => session.who?.id ?? '');
  const key = `${pupilId} ${path}`;
  const [state, setState] = useState<{ key: string; error: unknown }>({ key, error: undefined });
  const load = useCallback(async () => {
    if (path === null) return;
    try {
      await loadHomework(
        {
          fetch: () => sharedGet<unknown>(path),
          read: () => homeworkStore.read(pupilId, path),
          write: (response) => homeworkStore.write(pupilId, path, response),
          after: (milliseconds, work) => void setTimeout(work, milliseconds),
        },
        (response) => {
          shownBefore.set(key, response);
          setState({ key, error: undefined });
        },
      );
    } catch (error) {
      setState({ key, error });
    }
  }, [path, pupilId, key]);
  useEffect(() => {
    void load();
    let last = Date.now();
    const refresh = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < shortestPauseMs) return;
      last = Date.now();
      void load();
    };
    const ties = new AbortController();
    addEventListener('online', () => void load(), { signal: ties.signal });
    if (!stays) {
      addEventListener('focus', refresh, { signal: ties.signal });
      document.addEventListener('visibilitychange', refresh, { signal: ties.signal });
    }
    return () => ties.abort();
  }, [load, stays]);
  const reload = useCallback(() => void load(), [load]);
  return {
    // The path, and with it the type, is the key.
    data: shownBefore.get(key) as Data | undefined,
    error: state.key === key ? state.error : undefined,
    reload,
  };
}

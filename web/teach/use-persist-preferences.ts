import { useCallback, useEffect, useRef } from 'react';
import type { Preferences } from '#lessons/draft/preferences.ts';
import type { Display } from './use-display.ts';

/** Long enough for a slider to have come to rest: the lesson is drawn again after it. */
const restMs = 2000;

/**
 * Keeps how an activity was set up as the teacher's usual way, a moment later: no press and no slider
 * waits for it.
 */
export function usePersistPreferences({ settings, change }: Pick<Display, 'settings' | 'change'>) {
  const { usual } = settings;
  const newest = useRef({ usual, change });
  newest.current = { usual, change };
  const waiting = useRef<{ changes: Partial<Preferences>; timer: number }>(undefined);

  const settle = useCallback(() => {
    if (!waiting.current) return;
    const { changes, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    newest.current.change({ usual: { ...newest.current.usual, ...changes } });
  }, []);
  useEffect(() => {
    addEventListener('pagehide', settle);
    return () => removeEventListener('pagehide', settle);
  }, [settle]);

  return useCallback(
    (changes: Partial<Preferences>) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = {
        changes: { ...waiting.current?.changes, ...changes },
        timer: window.setTimeout(settle, restMs),
      };
    },
    [settle],
  );
}

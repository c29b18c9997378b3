import { useEffect, useRef, useState } from 'react';
import { type Held, pageHistory } from './history.ts';

/** The answer that a held navigation waits for. */
export type LeaveBlocker =
  | { state: 'unblocked'; proceed?: undefined; reset?: undefined }
  | {
      state: 'blocked';
      /** Continues the navigation. */
      proceed: () => void;
      /** Stays on the page. */
      reset: () => void;
    };

/**
 * Warns before unsaved changes are lost. The browser asks before a reload or a closed tab. For a link inside
 * the app, the returned blocker is `blocked` until the user answers. A screen with other reasons to ask passes
 * `holdsBack` to select the blocked paths.
 */
export function useLeaveGuard(
  unsaved: boolean,
  holdsBack: (pathname: string) => boolean = () => unsaved,
): LeaveBlocker {
  const [held, setHeld] = useState<Held | null>(null);
  const asks = useRef(holdsBack);
  useEffect(() => {
    asks.current = holdsBack;
  });
  useEffect(
    () =>
      pageHistory().guard({
        holds: (from, to) => from.pathname !== to.pathname && asks.current(to.pathname),
        onHeld: setHeld,
      }),
    [],
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  if (!held) return { state: 'unblocked' };
  return {
    state: 'blocked',
    proceed() {
      setHeld(null);
      held.proceed();
    },
    reset: () => setHeld(null),
  };
}

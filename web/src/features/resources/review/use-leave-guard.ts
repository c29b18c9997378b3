import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Holds the teacher back while something is unsaved: the browser asks before a reload or a closed tab,
 * and `blocker` is `blocked` while a link inside the app waits for an answer.
 */
export function useLeaveGuard(unsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return blocker;
}

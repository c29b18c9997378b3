import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Warns before unsaved changes are lost: the browser asks before a reload or a closed tab, and `blocker` is
 * `blocked` while a link inside the app waits for an answer. A screen with other reasons to ask passes
 * `holdsBack` to select the blocked paths; a router supports one guard at a time.
 */
export function useLeaveGuard(
  unsaved: boolean,
  holdsBack: (pathname: string) => boolean = () => unsaved,
) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && holdsBack(nextLocation.pathname),
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return blocker;
}

import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Warns before unsaved changes are lost. The browser asks before a reload or a closed tab. For a link inside
 * the app, `blocker` is `blocked` until the user answers. A screen with other reasons to ask passes
 * `holdsBack` to select the blocked paths, because a router supports only one guard at a time.
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

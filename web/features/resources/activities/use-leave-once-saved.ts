import { useEffect, useState } from 'react';

/**
 * Leaves for the teaching view, which is a page of its own, as soon as nothing is unsaved: the guard must
 * be down before the browser goes. Brought back by the browser's Back, the page is as it was and has to
 * forget that it left, or it could not leave for the same place again.
 */
export function useLeaveOnceSaved(unsaved: boolean) {
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  useEffect(() => {
    if (leavingFor && !unsaved) location.assign(leavingFor);
  }, [leavingFor, unsaved]);
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setLeavingFor(null);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  return [leavingFor, setLeavingFor] as const;
}

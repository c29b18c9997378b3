import { useState } from 'react';
import { useLeaveGuard } from '#ui/use-leave-guard.ts';

/**
 * Holds the teacher back while passwords are on the screen that nobody can look up again, until the
 * cards were printed or saved. `kept` says that they were.
 */
export function useCardGuard(shown: boolean) {
  const [kept, setKept] = useState(false);
  const blocker = useLeaveGuard(shown && !kept);
  return { kept, keep: () => setKept(true), blocker };
}

import { useLayoutEffect, useRef } from 'react';
import { useFocusMove } from '#web/ui/use-focus-move.ts';
import { type LeftWork, type WorkByLesson, workOn } from './left-work.ts';

/**
 * The work on a lesson that goes on where it was left: who looks at another activity comes back to the
 * same cards. `again` puts it away and begins anew, as another board does by itself.
 */
export function useLeftWork<Left>(works: WorkByLesson<Left>, lesson: string, board: string) {
  const moveFocus = useFocusMove();
  return {
    work: workOn(works, lesson, board),
    again: () => {
      works.delete(lesson);
      moveFocus(() => {
        // The button that was pressed may have gone with its board.
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('[data-game]')?.focus();
      });
    },
  };
}

/** Tells the work how it stands while its board is on screen, and writes that into it when it goes. */
export function useLeaving<Left>(work: LeftWork<Left>, stands: () => Left): void {
  const latest = useRef(stands);
  latest.current = stands;
  useLayoutEffect(() => {
    work.stands = () => latest.current();
    return () => {
      work.left = latest.current();
      delete work.stands;
    };
  }, [work]);
}

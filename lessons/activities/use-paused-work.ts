import { useLayoutEffect, useReducer, useRef } from 'react';
import { type PausedWork, type WorkByLesson, workOn } from './paused-work.ts';

/**
 * The work on a lesson that goes on where it was left: who looks at another activity comes back to the
 * same cards. `again` puts it away and begins anew, as another board does by itself; `goBackTo` takes up
 * one that was put away.
 */
export function usePausedWork<Left>(works: WorkByLesson<Left>, lesson: string, board: string) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const isAnew = useRef(false);
  useLayoutEffect(() => {
    // The button that was pressed may have gone with its board.
    if (isAnew.current && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('[data-game]')?.focus();
    }
    isAnew.current = false;
  });
  const begin = () => {
    isAnew.current = true;
    draw();
  };
  return {
    work: workOn(works, lesson, board),
    again: () => {
      works.delete(lesson);
      begin();
    },
    goBackTo: (work: PausedWork<Left>) => {
      works.delete(lesson); // to stand behind those begun before
      works.set(lesson, work);
      begin();
    },
  };
}

/** Tells the work how it stands while its board is on screen, and writes that into it when it goes. */
export function useSaveOnLeave<Left>(work: PausedWork<Left>, stands: () => Left): void {
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

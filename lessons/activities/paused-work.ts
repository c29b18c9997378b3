import { useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Resumes the work on a lesson in the state in which it was left, so that a class returning from another
 * activity finds the same cards. `again` discards the work and starts over; so does a change of the board.
 * `goBackTo` resumes earlier work.
 */
export function usePausedWork<Left>(works: WorkByLesson<Left>, lesson: string, board: string) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const isAnew = useRef(false);
  useLayoutEffect(() => {
    // The pressed button may have been removed with its board; in that case focus the new board.
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
      works.delete(lesson); // reinsert as the newest entry
      works.set(lesson, work);
      begin();
    },
  };
}

/** Lets `work` read its current state while its board is on screen, and saves this state on unmount. */
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

/** A class's work in one activity of a lesson, with the state it had when another activity was opened. */
export interface PausedWork<Left> {
  /** An id that is unique on this page. */
  id: number;
  /**
   * A string that identifies the content of the work, such as its cards or gaps. A different string means
   * different work.
   */
  board: string;
  /** The state in which the class left the work; absent until then. */
  left?: Left;
  /** Returns the current state; present only while the board is on screen. */
  stands?: () => Left;
}

/**
 * The latest work on each lesson, by lesson id. Exists as long as the page is open; `persistedWork` also
 * survives a reload.
 */
export type WorkByLesson<Left> = Map<string, PausedWork<Left>>;

let begun = 0;

/** Returns the saved work on a lesson, or new work if the saved work was done on another board. */
export function workOn<Left>(
  works: WorkByLesson<Left>,
  lesson: string,
  board: string,
): PausedWork<Left> {
  const last = works.get(lesson);
  if (last?.board === board) return last;
  begun += 1;
  const work: PausedWork<Left> = { id: begun, board };
  works.delete(lesson); // reinsert as the newest entry
  works.set(lesson, work);
  return work;
}

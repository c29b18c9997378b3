import { useLayoutEffect, useReducer, useRef } from 'react';

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

/** What a class does in one activity of a lesson, and how it was left when another was opened. */
export interface PausedWork<Left> {
  /** Unlike that of any other work of this page. */
  id: number;
  /** What it is done on, as text, such as the cards or the gaps: on others it would be other work. */
  board: string;
  /** Absent until it is left. */
  left?: Left;
  /** How it stands now, while its board is on screen. */
  stands?: () => Left;
}

/** The last work on each lesson, by the lesson's id. It lives as long as the page; `persistedWork` outlives it. */
export type WorkByLesson<Left> = Map<string, PausedWork<Left>>;

let begun = 0;

/** The work on a lesson as it was left, or a new one where that was done on another board. */
export function workOn<Left>(
  works: WorkByLesson<Left>,
  lesson: string,
  board: string,
): PausedWork<Left> {
  const last = works.get(lesson);
  if (last?.board === board) return last;
  begun += 1;
  const work: PausedWork<Left> = { id: begun, board };
  works.delete(lesson); // to stand behind those begun before
  works.set(lesson, work);
  return work;
}

import * as z from 'zod';
import { type WorkByLesson, workOn } from './left-work.ts';

/** What is kept needs of the browser; tests hand in fakes. */
export interface KeptWorld {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Calls whenever the page goes out of sight, before a reload too. */
  onHide: (call: () => void) => void;
}

/** Lessons whose work a tab keeps, those begun last: more than a teacher gives in a day. */
const mostLessons = 8;

/**
 * The works of an activity as this tab keeps them over a reload; `Left` says what of each is kept. Another
 * tab begins anew, and so does one whose copy cannot be read, such as an older release's.
 */
export function keptWorks<Left>(
  activity: string,
  Left: z.ZodType<Left>,
  world: KeptWorld = inBrowser,
): WorkByLesson<Left> {
  const key = `lexiloom-left:${activity}`;
  const works: WorkByLesson<Left> = new Map();
  try {
    const kept = Kept.parse(JSON.parse(world.storage.getItem(key) ?? '[]'));
    for (const { lesson, board, left } of kept) {
      workOn(works, lesson, board).left = Left.parse(left);
    }
  } catch {
    works.clear(); // storage is refused or damaged
  }
  world.onHide(() => {
    try {
      const standing = [...works].flatMap(([lesson, { board, left, stands }]) => {
        const now = stands?.() ?? left;
        return now === undefined ? [] : [{ lesson, board, left: Left.parse(now) }];
      });
      world.storage.setItem(key, JSON.stringify(standing.slice(-mostLessons)));
    } catch {
      // Storage is full or refused: it lives as long as the page.
    }
  });
  return works;
}

const Kept = z.array(z.object({ lesson: z.string(), board: z.string(), left: z.unknown() }));

const inBrowser: KeptWorld = {
  storage: {
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, value) => sessionStorage.setItem(key, value),
  },
  onHide: (call) => {
    if (typeof document === 'undefined') return; // read where there is no page
    addEventListener('pagehide', call);
    // A phone may throw away a page in the background without a word.
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) call();
    });
  },
};

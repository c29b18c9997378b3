import * as z from 'zod/mini';
import { type WorkByLesson, workOn } from './paused-work.ts';

/** What keeping needs of the browser; tests hand in fakes. */
export interface PersistenceDependencies {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Calls whenever the page goes out of sight, before a reload too. */
  onHide: (call: () => void) => void;
}

/** Lessons whose work a tab keeps, the one on screen and those begun last: more than a day has. */
const maxLessons = 8;

const Kept = z.array(z.object({ lesson: z.string(), board: z.string(), left: z.unknown() }));

/**
 * The works of an activity as this tab keeps them over a reload; `Left` says what of each is kept. Another
 * tab begins anew, and so does what cannot be read, such as an older release's.
 */
export function persistedWork<Left>(
  activity: string,
  Left: z.ZodMiniType<Left>,
  world: PersistenceDependencies = inBrowser,
): WorkByLesson<Left> {
  const key = `lexiloom-left:${activity}`;
  const works: WorkByLesson<Left> = new Map();
  for (const { lesson, board, left } of loadStored(world, key)) {
    const read = Left.safeParse(left);
    if (read.success) workOn(works, lesson, board).left = read.data;
  }
  world.onHide(() => {
    // What is on screen goes on, however long ago it was begun.
    const shownLast = [...works].sort(
      ([, one], [, other]) => Number(Boolean(one.stands)) - Number(Boolean(other.stands)),
    );
    const standing = shownLast.flatMap(([lesson, { board, left, stands }]) => {
      const now = Left.safeParse(stands?.() ?? left);
      return now.success ? [{ lesson, board, left: now.data }] : [];
    });
    storeJson(world, key, standing.slice(-maxLessons));
  });
  return works;
}

function loadStored({ storage }: PersistenceDependencies, key: string): z.infer<typeof Kept> {
  try {
    return Kept.parse(JSON.parse(storage.getItem(key) ?? '[]'));
  } catch {
    return []; // refused or damaged
  }
}

function storeJson(
  { storage }: PersistenceDependencies,
  key: string,
  kept: z.infer<typeof Kept>,
): void {
  try {
    // What stood there is older: better nothing than that.
    storage.removeItem(key);
    storage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or refused: it lives as long as the page.
  }
}

const inBrowser: PersistenceDependencies = {
  storage: {
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, value) => sessionStorage.setItem(key, value),
    removeItem: (key) => sessionStorage.removeItem(key),
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

import * as z from 'zod/mini';
import { type WorkByLesson, workOn } from './paused-work.ts';

/** Browser features needed for persistence; tests pass in fakes. */
export interface PersistenceDependencies {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Runs the callback whenever the page is hidden, including before a reload. */
  onHide: (call: () => void) => void;
}

/**
 * Maximum number of lessons whose work a tab persists: the current lesson and the most recent others. This
 * exceeds the number of lessons that a teacher has in a day.
 */
const maxLessons = 8;

const Kept = z.array(z.object({ lesson: z.string(), board: z.string(), left: z.unknown() }));

/**
 * Returns the paused work of an activity by lesson; this tab persists it across reloads. `Left` is the schema
 * of the persisted part. The map is empty in a new tab, and also if the stored data cannot be parsed because,
 * for example, an older release wrote it.
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
    // Sort the work on screen last, so that it is persisted even if it was started long ago.
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
    return []; // denied or corrupt
  }
}

function storeJson(
  { storage }: PersistenceDependencies,
  key: string,
  kept: z.infer<typeof Kept>,
): void {
  try {
    // The existing entry is out of date: remove it first, because storing the new entry may fail.
    storage.removeItem(key);
    storage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or denied; the work lasts only for the lifetime of the page.
  }
}

const inBrowser: PersistenceDependencies = {
  storage: {
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, value) => sessionStorage.setItem(key, value),
    removeItem: (key) => sessionStorage.removeItem(key),
  },
  onHide: (call) => {
    if (typeof document === 'undefined') return; // imported where there is no document
    addEventListener('pagehide', call);
    // A phone may silently discard a page in the background.
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) call();
    });
  },
};

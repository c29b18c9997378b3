import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { workOn } from './paused-work.ts';
import { persistedWork } from './persisted-work.ts';

/** A browser tab: `reload` hides the page and opens it again. */
function newTab(stored = new Map<string, string>()) {
  let hide = () => {};
  const world = {
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    onHide: (call: () => void) => {
      hide = call;
    },
  };
  const open = () => persistedWork('pairs', z.object({ tries: z.int() }), world);
  return {
    stored,
    open,
    reload: () => {
      hide();
      return open();
    },
  };
}

test('restores visible and paused work after a reload, without unknown fields', () => {
  const tab = newTab();
  const works = tab.open();
  workOn(works, 'first', 'board').left = { tries: 3 };
  const shown = { tries: 5, cards: ['a'] };
  workOn(works, 'second', 'board').stands = () => shown;
  const again = tab.reload();
  expect(workOn(again, 'first', 'board').left).toEqual({ tries: 3 });
  expect(workOn(again, 'second', 'board').left).toEqual({ tries: 5 });
  // Reload once more while the work is not on screen: it is still resumed.
  const once = tab.reload();
  expect(workOn(once, 'second', 'board').left).toEqual({ tries: 5 });
});

test('starts fresh on another board, in another tab and after work is discarded', () => {
  const tab = newTab();
  const works = tab.open();
  workOn(works, 'lesson', 'board').left = { tries: 3 };
  expect(workOn(tab.reload(), 'lesson', 'other board').left).toBeUndefined();
  expect(workOn(newTab().open(), 'lesson', 'board').left).toBeUndefined();
  works.delete('lesson');
  workOn(works, 'lesson', 'board');
  expect(tab.reload().get('lesson')?.left).toBeUndefined();
});

test.each(['<', '{}', '[{"lesson":"l","board":"b","left":{"tries":"many"}}]'])(
  'ignores unreadable storage such as %s',
  (damaged) => {
    const tab = newTab(new Map([['lexiloom-left:pairs', damaged]]));
    expect(tab.open().size).toBe(0);
  },
);

test('restores valid work even if another entry is invalid', () => {
  const tab = newTab();
  const works = tab.open();
  workOn(works, 'first', 'board').left = { tries: 1.5 };
  workOn(works, 'second', 'board').left = { tries: 2 };
  expect([...tab.reload().keys()]).toEqual(['second']);
});

test('does not restore an outdated copy after storage was full', () => {
  const tab = newTab();
  const works = tab.open();
  workOn(works, 'lesson', 'board').left = { tries: 5 };
  tab.reload();
  tab.stored.set = () => {
    throw new Error('full');
  };
  workOn(works, 'lesson', 'board').left = { tries: 50 };
  expect(tab.reload().size).toBe(0);
});

test('keeps the lesson on screen and the most recently started other lessons', () => {
  const tab = newTab();
  const works = tab.open();
  for (const lesson of 'abcdefghij') workOn(works, lesson, 'board').left = { tries: 1 };
  workOn(works, 'a', 'board').stands = () => ({ tries: 9 });
  workOn(works, 'b', 'new board').left = { tries: 2 };
  const kept = tab.reload();
  expect([...kept.keys()].join('')).toBe('efghijba');
  expect(kept.get('a')?.left).toEqual({ tries: 9 });
});

test('keeps the eight most recently started lessons, and works without storage access', () => {
  const tab = newTab();
  const works = tab.open();
  for (let lesson = 1; lesson <= 20; lesson += 1) {
    workOn(works, `lesson ${lesson}`, 'board').left = { tries: lesson };
  }
  expect([...tab.reload().keys()]).toEqual(
    [13, 14, 15, 16, 17, 18, 19, 20].map((at) => `lesson ${at}`),
  );

  const refused = () => {
    throw new Error('refused');
  };
  let hide = refused;
  const world = {
    storage: { getItem: refused, setItem: refused, removeItem: refused },
    onHide: (call: () => void) => {
      hide = call as typeof refused;
    },
  };
  const kept = persistedWork('pairs', z.object({ tries: z.int() }), world);
  workOn(kept, 'lesson', 'board').left = { tries: 1 };
  hide();
  expect(workOn(kept, 'lesson', 'board').left).toEqual({ tries: 1 });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityNames } from '#lessons/activities/menu.ts';
import { arrangementOf, arrangementRows } from './use-arrangement.ts';

const arrangements = fc
  .subarray([...activityNames])
  .chain((names) =>
    fc.shuffledSubarray(names, { minLength: names.length, maxLength: names.length }),
  );

test('selects all activities of a lesson without an arrangement, and stores no arrangement', () => {
  const rows = arrangementRows(null);
  expect(rows.every(({ on }) => on)).toBe(true);
  expect(arrangementOf(rows)).toBeNull();
});

test('lists every activity once and restores the stored arrangement', () => {
  fc.assert(
    fc.property(arrangements, (arrangement) => {
      const rows = arrangementRows(arrangement);
      expect(rows.map(({ name }) => name).sort()).toEqual([...activityNames].sort());
      expect(arrangementOf(rows) ?? activityNames).toEqual(arrangement);
    }),
  );
});

test('keeps hidden activities at their default position', () => {
  const [first = 'parallel', second = 'highlighter', ...others] = activityNames;
  const rows = arrangementRows(
    arrangementOf([
      { name: first, on: false },
      { name: second, on: true },
      ...others.map((name, at) => ({ name, on: at !== 3 })),
    ]),
  );
  expect(rows.map(({ name }) => name)).toEqual(activityNames);
});

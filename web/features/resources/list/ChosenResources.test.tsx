import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxSeveral } from '#contracts/resources/max-several.ts';
import type { ResourceRow } from '#contracts/resources/resource.ts';
import { chooseRows, noneChosen, rowsBetween } from './ChosenResources.tsx';

const row = (id: string) => ({ id }) as ResourceRow;
const rows = ['a', 'b', 'c', 'd'].map(row);
const ids = (some: Iterable<ResourceRow>) => [...some].map(({ id }) => id).join('');

test.each([
  ['below the previous click', 'b', 'd', 'bcd'],
  ['above the previous click', 'c', 'a', 'abc'],
  ['on the same row as the previous click', 'c', 'c', 'c'],
  ['without a previous click', null, 'c', 'c'],
  ['after a click on another page', 'z', 'b', 'b'],
])('selects the right rows on a Shift-click %s', (_, from, to, between) => {
  expect(ids(rowsBetween(rows, from, to))).toBe(between);
});

test('keeps rows on other pages selected when single rows are deselected', () => {
  const chosen = chooseRows(chooseRows(noneChosen, rows.slice(0, 2), true), rows.slice(3), true);
  expect(ids(chosen.values())).toBe('abd');
  expect(ids(chooseRows(chosen, rows.slice(1, 2), false).values())).toBe('ad');
});

test('never selects more rows than one bulk action can change', () => {
  const step = fc.record({ from: fc.nat(400), size: fc.nat(250), on: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let chosen = noneChosen;
      for (const { from, size, on } of steps) {
        const some = Array.from({ length: size }, (_, n) => row(`r${from + n}`));
        chosen = chooseRows(chosen, some, on);
      }
      expect(chosen.size).toBeLessThanOrEqual(maxSeveral);
    }),
  );
});

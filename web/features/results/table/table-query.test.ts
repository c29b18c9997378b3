import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resultShows } from '#contracts/homework/homework-results.ts';
import { everyPupil } from '../result-address.ts';
import {
  changeTable,
  classResultPath,
  parseTableQuery,
  plainTable,
  sortBy,
  sortState,
  writeTableQuery,
} from './table-query.ts';

test('restores every table query from its address and keeps the other parameters', () => {
  const query = fc.record({
    search: fc.string({ maxLength: 200 }),
    show: fc.constantFrom(...resultShows),
    sort: fc.constantFrom('name', '-name', 'score', '-score', 'task:7', '-task:31'),
    page: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(query, (one) => {
      const address = writeTableQuery(new URLSearchParams('view=items&page=9'), one).toString();
      const params = new URLSearchParams(address);
      expect(parseTableQuery(params)).toEqual(one);
      expect(params.get('view')).toBe('items');
    }),
  );
});

test.each(['page=0', 'sort=task:x', 'sort=email', 'show=nobody', 'sort=--name'])(
  'ignores the invalid parameter ?%s',
  (address) => {
    expect(parseTableQuery(new URLSearchParams(address))).toEqual(plainTable);
  },
);

test('sorts a column ascending on the first press and descending on the second', () => {
  expect(sortBy('score', 'name')).toBe('score');
  expect(sortBy('score', 'score')).toBe('-score');
  expect(sortBy('score', '-score')).toBe('score');
  expect(sortState('task:7', '-task:7')).toBe('descending');
  expect(sortState('task:7', '-task:71')).toBe('none');
});

test('returns to page 1 when a filter changes', () => {
  expect(changeTable({ ...plainTable, page: 3 }, { show: 'missing' }).page).toBe(1);
});

test('puts the class before the homework in the path, as in the specification', () => {
  expect(classResultPath('c1', 7, { ...plainTable, search: 'Zoë' })).toBe(
    '/v1/homework-result-by-class/c1/7?page=1&limit=50&sort=name&show=all&search=Zo%C3%AB',
  );
});

test('uses the specification’s other path for all pupils of a homework', () => {
  expect(classResultPath(everyPupil, 7, plainTable)).toBe(
    '/v1/homework-result/7?page=1&limit=50&sort=name&show=all',
  );
});

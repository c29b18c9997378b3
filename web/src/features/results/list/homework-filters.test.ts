import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homeworkSorts } from '#teaching/homework/homework.ts';
import {
  changeHomeworkFilters,
  homeworksByClassPath,
  isFiltered,
  noFilters,
  readHomeworkFilters,
  writeHomeworkFilters,
} from './homework-filters.ts';

test('the plain list has a plain address', () => {
  expect(writeHomeworkFilters(noFilters).toString()).toBe('');
  expect(readHomeworkFilters(new URLSearchParams())).toEqual(noFilters);
});

test('every choice comes back out of the address', () => {
  const filters = fc.record({
    search: fc.string({ maxLength: 200 }),
    language: fc.constantFrom('', 'fr', 'zh-Hans'),
    year: fc.constantFrom('', 'england/year-8'),
    teacherId: fc.constantFrom('', 't1'),
    classroomId: fc.constantFrom('', 'c1'),
    showActive: fc.boolean(),
    sort: fc.constantFrom(...homeworkSorts.flatMap((sort) => [sort, `-${sort}`] as const)),
    page: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(filters, (one) => {
      const address = writeHomeworkFilters(one).toString();
      expect(readHomeworkFilters(new URLSearchParams(address))).toEqual(one);
    }),
  );
});

test.each(['page=0', 'page=-3', 'page=x', 'sort=score', 'showActive=1'])(
  'the address ?%s counts as not set',
  (address) => {
    expect(readHomeworkFilters(new URLSearchParams(address))).toEqual(noFilters);
  },
);

test('a new search begins at the first page; turning the page keeps the search', () => {
  const third = { ...noFilters, search: 'noël', page: 3 };
  expect(changeHomeworkFilters(third, { language: 'fr' }).page).toBe(1);
  expect(changeHomeworkFilters(third, { page: 4 })).toEqual({ ...third, page: 4 });
});

test('order and page leave nothing out', () => {
  expect(isFiltered({ ...noFilters, sort: 'name', page: 2 })).toBe(false);
  expect(isFiltered({ ...noFilters, showActive: true })).toBe(true);
});

test('the call names page, limit and order, and the specification’s filters', () => {
  expect(homeworksByClassPath({ ...noFilters, classroomId: 'c1', showActive: true })).toBe(
    '/v1/homeworks-by-class?classroomId=c1&showActive=true&page=1&limit=20&sort=-createdAt',
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homeworkSorts } from '#contracts/homework/homework.ts';
import { isFiltered, parseFilters, writeFilters } from '#web/app/filters/list-filters.ts';
import { everyHomework, HomeworkFilters, homeworksByClassPath } from './homework-filters.ts';

const read = (address: string) => parseFilters(HomeworkFilters, new URLSearchParams(address));

test('restores the filters from the address and writes no filters for the unfiltered list', () => {
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
      expect(read(String(writeFilters(HomeworkFilters, one)))).toEqual(one);
    }),
  );
  expect(String(writeFilters(HomeworkFilters, read('')))).toBe('');
});

test('counts only open homework as a filter, not the sort order or the page', () => {
  expect(isFiltered(read('sort=name&page=2'), everyHomework)).toBe(false);
  expect(isFiltered(read('showActive=true'), everyHomework)).toBe(true);
});

test.each(['page=0', 'page=-3', 'page=x', 'sort=score', 'showActive=1', 'showActive=false'])(
  'ignores the invalid or default filter ?%s',
  (address) => expect(read(address)).toEqual({ ...everyHomework, sort: '-createdAt', page: 1 }),
);

test('sends the page, the limit, the sort order and the filters that are set', () => {
  expect(homeworksByClassPath(read('classroomId=c1&showActive=true'))).toBe(
    '/v1/homeworks-by-class?classroomId=c1&showActive=true&page=1&limit=20&sort=-createdAt',
  );
  expect(
    homeworksByClassPath(
      read('search=noël&language=fr&year=england%2Fyear-8&teacherId=t1&sort=-dueAt&page=2'),
    ),
  ).toBe(
    '/v1/homeworks-by-class?search=no%C3%ABl&language=fr&year=england%2Fyear-8&teacherId=t1&sort=-dueAt&page=2&limit=20',
  );
});

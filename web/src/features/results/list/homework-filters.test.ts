import { expect, test } from 'vitest';
import { readFilters } from '#web/filters/list-filters.ts';
import { everyHomework, HomeworkFilters, homeworksByClassPath } from './homework-filters.ts';

const read = (address: string) => readFilters(HomeworkFilters, new URLSearchParams(address));

test.each(['page=0', 'page=-3', 'page=x', 'sort=score', 'showActive=1', 'showActive=false'])(
  'the address ?%s counts as not set',
  (address) => expect(read(address)).toEqual({ ...everyHomework, sort: '-createdAt', page: 1 }),
);

test('the call names page, limit and order, and the specification’s filters', () => {
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

import { expect, test } from 'vitest';
import { readFilters } from '#web/filters/list-filters.ts';
import { everyResource, ListFilters, listPath } from './list-filters.ts';

const read = (address: string) => readFilters(ListFilters, new URLSearchParams(address));

test('an address that makes no sense is the plain list', () => {
  expect(read('type=poem&page=-4&sort=up')).toEqual(read(''));
  expect(read('')).toEqual({ ...everyResource, sort: 'newest', page: 1 });
});

test('the call asks for one page of what the address says', () => {
  const filters = read('search=marché&language=fr&level=A2.1&type=dialogue2&sort=oldest&page=3');
  expect(listPath('private', filters)).toBe(
    '/v1/resources?search=march%C3%A9&language=fr&level=A2.1&type=dialogue2&sort=oldest&page=3&scope=private&limit=20',
  );
  expect(listPath('public', read(''))).toBe('/v1/resources?scope=public&page=1&limit=20');
});

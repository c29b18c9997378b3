import { expect, test } from 'vitest';
import { isFiltered, parseFilters, writeFilters } from '#web/app/filters/list-filters.ts';
import { everyResource, ListFilters, listPath } from './FilterBar.tsx';

const read = (address: string) => parseFilters(ListFilters, new URLSearchParams(address));

test('restores the filters from the address and writes no filters for the unfiltered list', () => {
  const filters = read('search=marché&language=fr&level=A2.1&type=dialogue2&sort=oldest&page=3');
  expect(read(String(writeFilters(ListFilters, filters)))).toEqual(filters);
  expect(String(writeFilters(ListFilters, read('')))).toBe('');
});

test('truncates a search that is too long', () => {
  expect(read(`search=${'x'.repeat(250)}`).search).toBe('x'.repeat(200));
});

test('distinguishes an empty list from an empty search result', () => {
  expect(isFiltered(read('page=2&sort=oldest'), everyResource)).toBe(false);
  expect(isFiltered(read('level=A1.1'), everyResource)).toBe(true);
  expect(isFiltered(read('tag=8B'), everyResource)).toBe(true);
  // A folder alone is not a filter: a folder without resources is an empty folder, not an empty result.
  expect(isFiltered(read('folder=abc'), everyResource)).toBe(false);
});

test('treats an invalid address as the unfiltered list', () => {
  expect(read('type=poem&page=-4&sort=up')).toEqual(read(''));
  expect(read('')).toEqual({ ...everyResource, folder: '', sort: 'newest', page: 1 });
});

test('requests one page with the filters of the address', () => {
  const filters = read(
    'search=marché&language=fr&from=es&level=A2.1&type=dialogue2&sort=taught&page=3',
  );
  expect(listPath('private', filters)).toBe(
    '/v1/resources?search=march%C3%A9&language=fr&from=es&level=A2.1&type=dialogue2&sort=taught&page=3&scope=private&limit=20',
  );
  expect(listPath('private', read('folder=none&tag=8B'))).toBe(
    '/v1/resources?folder=none&tag=8B&scope=private&page=1&limit=20',
  );
  expect(listPath('public', read('folder=none&tag=8B'))).toBe(
    '/v1/resources?scope=public&page=1&limit=20',
  );
  expect(listPath('public', read(''))).toBe('/v1/resources?scope=public&page=1&limit=20');
});

import { expect, test } from 'vitest';
import { ChunkWordQuery } from '#teaching/admin/chunk-word-list.ts';
import { ChangeQuery } from '#teaching/admin/word-changes.ts';
import { readFilters, writeFilters } from './list-filters.ts';

test.each([
  ['', {}],
  ['language=fr&rule=starts', { language: 'fr', rule: 'starts' }],
  ['page=3&search=il+y+a&sort=phrase', { page: 3, search: 'il y a', sort: 'phrase' }],
] as const)('the address "%s" is read, and written again as it was', (address, set) => {
  const filters = readFilters(ChunkWordQuery, new URLSearchParams(address));
  expect(filters).toEqual({ ...ChunkWordQuery.parse({}), ...set });
  expect(String(writeFilters(ChunkWordQuery, filters))).toBe(String(new URLSearchParams(address)));
});

test.each(['page=0', 'state=lost', 'language=xx', 'language=fr&language=de&page=many'])(
  'what nobody understands, "%s", counts as not set',
  (address) => {
    const { language, ...rest } = readFilters(ChangeQuery, new URLSearchParams(address));
    expect(rest).toEqual({ page: 1, state: 'open', search: '' });
    expect(['', 'fr']).toContain(language);
  },
);

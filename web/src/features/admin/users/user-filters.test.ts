import { expect, test } from 'vitest';
import {
  changeUserFilters,
  isUserFiltered,
  noUserFilters,
  readUserFilters,
  writeUserFilters,
} from './user-filters.ts';

test.each([
  ['', {}],
  ['search=ann&role=PUPIL', { search: 'ann', role: 'PUPIL' }],
  ['page=3&state=suspended', { page: 3, state: 'suspended' }],
  [
    'sort=name+asc&accessType=UNLIMITED&country=FRA',
    {
      ...{ sort: 'name asc', accessType: 'UNLIMITED', country: 'FRA' },
    },
  ],
] as const)('the address "%s" is read, and written again as it was', (address, set) => {
  const filters = readUserFilters(new URLSearchParams(address));
  expect(filters).toEqual({ ...noUserFilters, ...set });
  expect(readUserFilters(writeUserFilters(filters))).toEqual(filters);
});

test.each(['page=0', 'page=many', 'role=king', 'sort=colour', 'state=asleep'])(
  'what nobody understands, "%s", counts as not set',
  (address) => expect(readUserFilters(new URLSearchParams(address))).toEqual(noUserFilters),
);

test('a new search begins at the first page; a page alone filters nobody out', () => {
  const third = changeUserFilters(noUserFilters, { page: 3 });
  expect(third.page).toBe(3);
  expect(isUserFiltered(third)).toBe(false);
  const searched = changeUserFilters(third, { search: 'ann' });
  expect(searched).toMatchObject({ page: 1, search: 'ann' });
  expect(isUserFiltered(searched)).toBe(true);
});

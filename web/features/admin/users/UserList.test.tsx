import { expect, test } from 'vitest';
import { UserQuery } from '#contracts/admin/user-list.ts';
import { isFiltered } from '#web/app/filters/list-filters.ts';
import { everybody } from './UserList.tsx';

const plain = UserQuery.parse({});

test('does not count page and sort order as filters', () => {
  expect(isFiltered({ ...plain, page: 3, sort: 'name asc' }, everybody)).toBe(false);
});

test.each([
  { search: 'ann' },
  { role: 'PUPIL' as const },
  { country: 'FRA' },
  { accessType: 'UNLIMITED' as const },
  { state: 'suspended' as const },
])('counts %o as a filter', (change) => {
  expect(isFiltered({ ...plain, ...change }, everybody)).toBe(true);
});

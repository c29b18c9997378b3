import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { ActivityFilters } from '#contracts/admin/activity.ts';
import { ChangeQuery } from '#contracts/admin/chunk-word.ts';
import { UserQuery } from '#contracts/admin/user-list.ts';
import { ChunkWordQuery } from '#lessons/questions/chunk/chunk-word-list.ts';
import {
  changeFilters,
  countFilters,
  isFiltered,
  parseFilters,
  writeFilters,
} from './list-filters.ts';

const read = (query: z.ZodMiniObject, address: string, own = {}) =>
  parseFilters(query, new URLSearchParams(address), own);

test.each([
  [ChunkWordQuery, '', {}],
  [ChunkWordQuery, 'language=fr&rule=starts', { language: 'fr', rule: 'starts' }],
  [
    ChunkWordQuery,
    'page=3&search=il+y+a&sort=phrase',
    { page: 3, search: 'il y a', sort: 'phrase' },
  ],
  [ActivityFilters, '', {}],
  [ActivityFilters, 'kind=payment&failed=yes', { kind: 'payment', failed: 'yes' }],
  [ActivityFilters, 'person=abc&days=30', { person: 'abc', days: '30' }],
  [ActivityFilters, 'part=vocab&language=fr', { part: 'vocab', language: 'fr' }],
  [UserQuery, '', {}],
  [UserQuery, 'search=ann&role=PUPIL', { search: 'ann', role: 'PUPIL' }],
  [UserQuery, 'page=3&state=suspended', { page: 3, state: 'suspended' }],
  [
    UserQuery,
    'country=FRA&accessType=UNLIMITED&sort=name+asc',
    { sort: 'name asc', accessType: 'UNLIMITED', country: 'FRA' },
  ],
])('%#: parses the address "%s" and writes it back unchanged', (query, address, set) => {
  const filters = read(query, address);
  expect(filters).toEqual({ ...query.parse({}), ...set });
  expect(String(writeFilters<z.ZodMiniObject>(query, filters))).toBe(address);
});

test.each([
  [UserQuery, 'page=0'],
  [UserQuery, 'page=many'],
  [UserQuery, 'role=king'],
  [UserQuery, 'sort=colour'],
  [UserQuery, 'state=asleep'],
  [ActivityFilters, 'kind=party'],
  [ActivityFilters, 'days=4000'],
  [ActivityFilters, 'failed=maybe'],
  [ActivityFilters, `person=${'x'.repeat(50)}`],
  [ChangeQuery, 'page=0'],
  [ChangeQuery, 'state=lost'],
  [ChangeQuery, 'language=xx'],
])('%#: treats the invalid filter "%s" as not set', (query, address) => {
  expect(read(query, address)).toEqual(query.parse({}));
});

test('uses the first value of a repeated parameter and ignores invalid values', () => {
  expect(read(ChangeQuery, 'language=fr&language=de&page=many')).toEqual({
    ...ChangeQuery.parse({}),
    language: 'fr',
  });
});

describe('default filters of a list', () => {
  const own = { role: 'PUPIL' };

  test('apply to an empty address and are not written to it', () => {
    expect(read(UserQuery, '', own)).toMatchObject(own);
    expect(String(writeFilters(UserQuery, UserQuery.parse(own), { role: 'PUPIL' }))).toBe('');
  });

  test('are overridden by an explicit “everything”, which is written to the address', () => {
    const everything = UserQuery.parse({});
    const address = writeFilters(UserQuery, everything, { role: 'PUPIL' });
    expect(String(address)).toBe('role=');
    expect(parseFilters(UserQuery, address, { role: 'PUPIL' })).toEqual(everything);
  });
});

test('round-trips all filters through the address', () => {
  const filters = fc.record({
    search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    role: fc.constantFrom('', 'PUPIL' as const, 'admin' as const),
    country: fc.constantFrom('', 'FRA'),
    accessType: fc.constantFrom('', 'UNLIMITED' as const),
    state: fc.constantFrom('', 'leaving' as const),
    sort: fc.constantFrom('joined desc' as const, 'name asc' as const),
    page: fc.integer({ min: 1, max: 999 }),
  });
  const own = fc.constantFrom({}, { country: 'FRA' }, { state: 'leaving' as const });
  fc.assert(
    fc.property(filters, own, (one, mine) => {
      const address = String(writeFilters(UserQuery, one, mine));
      expect(read(UserQuery, address, mine)).toEqual(one);
    }),
  );
});

test('goes back to page 1 for a new search and keeps the search when the page changes', () => {
  const third = { ...UserQuery.parse({}), country: 'FRA', page: 3 };
  expect(changeFilters(UserQuery, third, { search: 'ann' })).toEqual({
    ...third,
    search: 'ann',
    page: 1,
  });
  expect(changeFilters(UserQuery, third, { page: 4 })).toEqual({ ...third, page: 4 });
  const stream = ActivityFilters.parse({});
  expect(changeFilters(ActivityFilters, stream, { failed: 'yes' })).not.toHaveProperty('page');
});

test('counts a list as filtered only by the named filters', () => {
  const plain = UserQuery.parse({});
  expect(isFiltered({ ...plain, page: 3, sort: 'name asc' }, { search: '', role: '' })).toBe(false);
  expect(isFiltered({ ...plain, role: 'admin' }, { search: '', role: '' })).toBe(true);
});

test('counts the active filters without search, sort and page', () => {
  const plain = UserQuery.parse({});
  const all = { search: '', role: '', state: '' } as const;
  expect(countFilters({ ...plain, page: 3, sort: 'name asc', search: 'Ann' }, all)).toBe(0);
  expect(countFilters({ ...plain, role: 'admin', state: 'leaving' }, all)).toBe(2);
});

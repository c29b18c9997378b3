import { expect, test } from 'vitest';
import { ActivityFilters } from '#contracts/admin/activity.ts';
import { isFiltered } from '#web/app/filters/list-filters.ts';
import { everyEvent } from './StreamFilterBar.tsx';

const plain = ActivityFilters.parse({});

test('counts every filter except the number of days', () => {
  expect(isFiltered({ ...plain, days: '90' }, everyEvent)).toBe(false);
  expect(isFiltered({ ...plain, kind: 'payment' }, everyEvent)).toBe(true);
  const { days: _, ...others } = plain;
  expect(Object.keys(everyEvent).sort()).toEqual(Object.keys(others).sort());
});

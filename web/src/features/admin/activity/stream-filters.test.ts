import { expect, test } from 'vitest';
import {
  isStreamFiltered,
  noStreamFilters,
  readStreamFilters,
  writeStreamFilters,
} from './stream-filters.ts';

test.each([
  ['', {}],
  ['kind=payment&failed=yes', { kind: 'payment', failed: 'yes' }],
  ['person=abc&days=30', { person: 'abc', days: '30' }],
  ['part=vocab&language=fr', { part: 'vocab', language: 'fr' }],
] as const)('the address "%s" is read, and written again as it was', (address, set) => {
  const filters = readStreamFilters(new URLSearchParams(address));
  expect(filters).toEqual({ ...noStreamFilters, ...set });
  expect(String(writeStreamFilters(filters))).toBe(address);
});

test.each(['kind=party', 'days=4000', 'failed=maybe', `person=${'x'.repeat(50)}`])(
  'what nobody understands, "%s", counts as not set',
  (address) => expect(readStreamFilters(new URLSearchParams(address))).toEqual(noStreamFilters),
);

test('more days filter nothing out; a kind does', () => {
  expect(isStreamFiltered({ ...noStreamFilters, days: '90' })).toBe(false);
  expect(isStreamFiltered({ ...noStreamFilters, kind: 'payment' })).toBe(true);
});

import { expect, test } from 'vitest';
import { nextId, numbered } from './item-ids.ts';

test('numbers items from one, after the given letter', () => {
  expect(numbered(['a', 'b'], (row, id) => `${id}${row}`, 'v')).toEqual(['v1a', 'v2b']);
});

test.each([
  [[], 'i1'],
  [['i1', 'i2'], 'i3'],
  [['i7', 'i2'], 'i8'],
  [['x'], 'i1'],
])('after the ids %j returns %s as the next free id', (ids, next) => {
  expect(nextId(ids.map((id) => ({ id })))).toBe(next);
});

import { expect, test } from 'vitest';
import { unequalSides } from './unequal-sides.ts';

test.each([
  [{ target: 'le chat', native: 'the cat' }, false],
  [{ target: 'le chat', native: ' ' }, true],
  [{ target: '', native: 'the cat' }, true],
  [{ target: '', native: '' }, false],
])('checks whether %j has unequal sides: %s', (pair, unequal) => {
  expect(unequalSides([pair])).toBe(unequal);
});

import { expect, test } from 'vitest';
import { redirectOf } from './guard.ts';

test.each([
  ['a pupil', { role: 'PUPIL' }, null],
  ['a teacher', { role: 'public' }, '/select_resources'],
  ['an administrator', { role: 'admin' }, '/select_resources'],
  ['a signed-out user', null, '/signin'],
] as const)('sends %s to the right place', (_, who, address) => {
  expect(redirectOf(who)).toBe(address);
});

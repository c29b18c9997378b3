import { expect, test } from 'vitest';
import { namesAccount } from './user-deletion.ts';

const teacher = { email: 'Ana@school.test', userName: null };
const pupil = { email: null, userName: 'maple-8c' };

test.each([
  ['ana@school.test', teacher, true],
  [' ANA@SCHOOL.TEST ', teacher, true],
  ['ana@school', teacher, false],
  ['delete', teacher, false],
  ['maple-8c', pupil, true],
  ['maple-8b', pupil, false],
  ['', { email: null, userName: null }, false],
])('reports whether %j names the account %j: %s', (typed, account, fits) => {
  expect(namesAccount(typed, account)).toBe(fits);
});

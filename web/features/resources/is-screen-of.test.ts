import { expect, test } from 'vitest';
import { isScreenOf } from './is-screen-of.ts';

test.each([
  ['/review/abc', true],
  ['/activities/new/abc', true],
  ['/worksheet/abc', true],
  ['/create-homework', true],
  ['/review/abcd', false],
  ['/activities/new', false],
  ['/private_resources', false],
  ['/classrooms/view/abc', false],
  ['/', false],
])('decides whether %s is a screen of the resource abc: %s', (pathname, shows) => {
  expect(isScreenOf('abc', pathname)).toBe(shows);
});

import { expect, test } from 'vitest';
import { pathAfterSignIn } from './SignIn.tsx';

test.each([
  ['/review/abc?step=2#sentences', '/review/abc?step=2#sentences'],
  [null, '/home'],
  ['', '/home'],
  ['//elsewhere.example', '/home'],
  ['/\\elsewhere.example', '/home'],
  ['https://elsewhere.example', '/home'],
])('turns the requested path %j into %s', (askedFor, path) =>
  expect(pathAfterSignIn(askedFor, '/home')).toBe(path),
);

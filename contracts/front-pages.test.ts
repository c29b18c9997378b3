import { expect, test } from 'vitest';
import { frontPageAt } from './front-pages.ts';

test.each([
  ['/', 'Landing'],
  ['/signin', 'SignIn'],
  ['/SignIn/', 'SignIn'],
  ['/forgetpassword', 'ForgottenPassword'],
  ['/newpassword/a-secret', 'NewPassword'],
  ['/auth/verify-email', 'VerifyEmail'],
  ['/newpassword', undefined],
  ['/newpassword/a/b', undefined],
  ['/signin/more', undefined],
  ['/auth', undefined],
  ['//', undefined],
  ['/select_resources', undefined],
])('finds the front page at %s: %s', (pathname, screen) =>
  expect(frontPageAt(pathname)?.screen).toBe(screen),
);

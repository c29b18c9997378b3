import { expect, test } from 'vitest';
import { frontPages } from '#contracts/front-pages.ts';
import { frontPageTitle, pageWords } from './page-words.ts';

/** The start page has the product's name. */
const titles: Readonly<Record<string, string>> = {
  Landing: '',
  SignIn: 'Sign in',
  Register: 'Create your account',
  RegisterDepartment: 'Create a department account',
  ForgottenPassword: 'Forgotten password',
  NewPassword: 'Choose a new password',
  VerifyEmail: 'Confirm your e-mail address',
};

test.each(frontPages)('gives the tab of $path its title', (page) => {
  const title = titles[page.screen];
  expect(frontPageTitle(page)).toBe(title);
  expect(pageWords(page).title).toMatch(title ? / · Lexiloom$/ : /^Lexiloom: /);
});

import { pathPattern } from './path-pattern.ts';

/** A page in front of the app, which a visitor sees before signing in (docs/decisions/0225). */
export interface FrontPage {
  /** The address in React Router's notation. */
  path: string;
  /** Names the page's file, `pages/{screen}.html`, and its component, `web/front/screens/{screen}.tsx`. */
  screen: string;
  /** The title of the browser tab; an empty title shows the product's name. */
  title: string;
  /** The right end of the header: a button `Sign in`, or nothing. */
  header: 'sign in' | 'nothing';
}

/** All front pages: the gateway serves their files, and the app leaves their addresses to the gateway. */
export const frontPages: readonly FrontPage[] = [
  { path: '/', screen: 'Landing', title: '', header: 'sign in' },
  { path: '/signin', screen: 'SignIn', title: 'Sign in', header: 'nothing' },
  { path: '/register', screen: 'Register', title: 'Create your account', header: 'sign in' },
  {
    path: '/createaccount',
    screen: 'RegisterDepartment',
    title: 'Create a department account',
    header: 'sign in',
  },
  {
    path: '/forgetPassword',
    screen: 'ForgottenPassword',
    title: 'Forgotten password',
    header: 'sign in',
  },
  {
    path: '/newpassword/:id',
    screen: 'NewPassword',
    title: 'Choose a new password',
    header: 'nothing',
  },
  {
    path: '/auth/verify-email',
    screen: 'VerifyEmail',
    title: 'Confirm your e-mail address',
    header: 'nothing',
  },
];

/**
 * The front page at an address, or undefined if the app serves it. As in the app's router, upper and lower
 * case are the same, and a slash at the end is ignored.
 */
export const frontPageAt = (pathname: string): FrontPage | undefined =>
  patterns.find(({ pattern }) => pattern.test(pathname))?.page;

const patterns = frontPages.map((page) => ({
  page,
  pattern: new RegExp(pathPattern(page.path), 'i'),
}));

import { pathPattern } from './path-pattern.ts';

/** A page in front of the app, which a visitor sees before signing in (docs/decisions/0225). */
export interface FrontPage {
  /** The address in React Router's notation. */
  path: string;
  /** Names the page's file, `pages/{screen}.html`, and its component, `web/front/screens/{screen}.tsx`. */
  screen: string;
  /** The right end of the header: a button `Sign in`, or nothing. */
  header: 'sign in' | 'nothing';
}

/** All front pages: the gateway serves their files, and the app leaves their addresses to the gateway. */
export const frontPages: readonly FrontPage[] = [
  { path: '/', screen: 'Landing', header: 'sign in' },
  { path: '/signin', screen: 'SignIn', header: 'nothing' },
  { path: '/register', screen: 'Register', header: 'sign in' },
  {
    path: '/createaccount',
    screen: 'RegisterDepartment',
    header: 'sign in',
  },
  {
    path: '/forgetPassword',
    screen: 'ForgottenPassword',
    header: 'sign in',
  },
  {
    path: '/newpassword/:id',
    screen: 'NewPassword',
    header: 'nothing',
  },
  {
    path: '/auth/verify-email',
    screen: 'VerifyEmail',
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

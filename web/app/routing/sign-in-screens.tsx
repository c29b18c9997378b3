import { lazyScreen } from '../../features/shell/lazy-screen.ts';
import type { Screen } from '../../features/shell/nav-links.ts';

const AuthScreen = lazyScreen(() => import('../../features/account/AuthScreen.tsx'));
const NewPassword = lazyScreen(() => import('../../features/account/NewPassword.tsx'));
const VerifyEmail = lazyScreen(() => import('../../features/account/VerifyEmail.tsx'));
const Invitation = lazyScreen(() => import('../../features/account/Invitation.tsx'));

/** The routes for signed-out users: signing in, registering, and links from emails. */
export const signInScreens: readonly Screen[] = [
  {
    path: '/signin',
    title: 'Sign in',
    may: 'anyone',
    header: 'nothing',
    screen: <AuthScreen form="sign in" />,
  },
  {
    path: '/register',
    title: 'Create your account',
    may: 'anyone',
    header: 'sign in',
    screen: <AuthScreen form="register" />,
  },
  {
    path: '/createaccount',
    title: 'Create a department account',
    may: 'anyone',
    header: 'sign in',
    screen: <AuthScreen form="register department" />,
  },
  {
    path: '/forgetPassword',
    title: 'Forgotten password',
    may: 'anyone',
    header: 'sign in',
    screen: <AuthScreen form="forgotten password" />,
  },
  {
    path: '/newpassword/:id',
    title: 'Choose a new password',
    may: 'anyone',
    header: 'nothing',
    screen: <NewPassword />,
  },
  {
    path: '/auth/verify-email',
    title: 'Confirm your e-mail address',
    may: 'anyone',
    screen: <VerifyEmail />,
  },
  {
    path: '/invitation/:secret',
    title: 'Your invitation',
    may: 'anyone',
    header: 'nothing',
    screen: <Invitation />,
  },
];

import { lazyScreen } from './features/shell/lazy-screen.ts';
import type { Screen } from './features/shell/screen.ts';

const AccessProduct = lazyScreen(() => import('./features/admin/AccessProduct.tsx'));
const ActivityStream = lazyScreen(() => import('./features/admin/ActivityStream.tsx'));
const UserList = lazyScreen(() => import('./features/admin/UserList.tsx'));
const UserSub = lazyScreen(() => import('./features/admin/UserSub.tsx'));
const UserResource = lazyScreen(() => import('./features/admin/UserResource.tsx'));

/** The screens of the admins alone (specification 2). */
export const adminScreens: readonly Screen[] = [
  {
    path: '/access_product',
    title: 'Plans and access',
    may: ['admin'],
    header: 'links',
    screen: <AccessProduct />,
  },
  {
    path: '/activity_stream',
    title: 'What happens',
    may: ['admin'],
    header: 'links',
    screen: <ActivityStream />,
  },
  { path: '/user_list', title: 'Users', may: ['admin'], header: 'links', screen: <UserList /> },
  {
    path: '/user_sub/resource/:id',
    title: 'Resource',
    may: ['admin'],
    header: 'links',
    screen: <UserResource />,
  },
  { path: '/user_sub', title: 'User', may: ['admin'], header: 'links', screen: <UserSub /> },
];

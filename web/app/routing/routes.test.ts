import { expect, test } from 'vitest';
import { isTakenSlug } from '#contracts/content/taken-slugs.ts';
import { screenAt } from '../../features/shell/nav-links.ts';
import { type SpecifiedRoute, screenOf, specifiedRoutes } from '../../testing/specified-routes.ts';
import { screens } from './routes.tsx';

test('reserves the address of every screen, so that no written page can take it', () => {
  const first = screens.map(({ path }) => path.split('/')[1] ?? '');
  const own = first.filter((part) => part !== '' && part !== '*' && !part.startsWith(':'));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((part) => !isTakenSlug(part))).toEqual([]);
});

/** A route as one string: its path and the roles that may see it. */
const row = ({ path, may }: SpecifiedRoute) =>
  `${path}: ${typeof may === 'string' ? may : [...may].sort().join()}`;

test('has a screen for every specified route, with the specified roles', () => {
  expect(specifiedRoutes).toHaveLength(53);
  const onMap = specifiedRoutes.flatMap((route) => {
    const screen = screenOf(screens, route);
    return screen ? [{ path: route.path, may: screen.may }] : [];
  });
  expect(onMap.map(row)).toEqual(specifiedRoutes.map(row));
});

test('finds every screen by its own path, not hidden by an earlier screen', () => {
  for (const { path } of screens) {
    if (path === '*') continue;
    const address = path.replaceAll(/:\w+\??/g, 'sample');
    expect(screenAt(screens, address)?.path, address).toBe(path);
  }
});

test('shows “Sign in” on the specified pages and nothing on the sign-in pages', () => {
  const offering = (header: string) =>
    screens.filter((screen) => screen.header === header).map(({ path }) => path);
  expect(offering('sign in').sort()).toEqual([
    '/',
    '/createaccount',
    '/forgetPassword',
    '/register',
  ]);
  expect(offering('nothing')).toEqual(expect.arrayContaining(['/signin', '/newpassword/:id']));
});

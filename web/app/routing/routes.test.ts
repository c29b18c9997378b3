import { expect, test } from 'vitest';
import { isTakenSlug } from '#contracts/content/taken-slugs.ts';
import { screenAt } from '../../features/shell/nav-links.ts';
import { type SpecifiedRoute, screenOf, specifiedRoutes } from '../../testing/specified-routes.ts';
import { screens } from './routes.tsx';

test('no written page can be made at the address of a screen', () => {
  const first = screens.map(({ path }) => path.split('/')[1] ?? '');
  const own = first.filter((part) => part !== '' && part !== '*' && !part.startsWith(':'));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((part) => !isTakenSlug(part))).toEqual([]);
});

/** A route as a row: who may see it, in one text. */
const row = ({ path, may }: SpecifiedRoute) =>
  `${path}: ${typeof may === 'string' ? may : [...may].sort().join()}`;

test('every route of the specification is on the map, for the roles that it names', () => {
  expect(specifiedRoutes).toHaveLength(53);
  const onMap = specifiedRoutes.flatMap((route) => {
    const screen = screenOf(screens, route);
    return screen ? [{ path: route.path, may: screen.may }] : [];
  });
  expect(onMap.map(row)).toEqual(specifiedRoutes.map(row));
});

test('no line of the map stands before another that it hides', () => {
  for (const { path } of screens) {
    if (path === '*') continue;
    const address = path.replaceAll(/:\w+\??/g, 'sample');
    expect(screenAt(screens, address)?.path, address).toBe(path);
  }
});

test('the pages before signing in have no links, and "Sign in" where the specification has it', () => {
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

import { expect, test } from 'vitest';
import { currentOf, navLinks, type Screen, screenAt } from './nav-links.ts';

const at = (path: string, may: Screen['may']): Screen => ({
  path,
  title: '',
  may,
  screen: <i />,
});

const screens = [
  at('/', 'anyone'),
  at('/select_resources', ['public', 'admin']),
  at('/private_resources', ['public']),
  at('/organisation', ['public', 'admin']),
  at('/account_setting', ['public', 'admin']),
  at('/docs/:id', ['public', 'admin']),
  at('/:id', 'anyone'),
  at('*', 'anyone'),
];
const labels = (...of: Parameters<typeof navLinks>) => navLinks(...of).map((link) => link.label);

test('shows each role only links to existing screens', () => {
  expect(labels(screens, 'public', false)).toEqual(['Home', 'Resources', 'User Guides', 'Profile']);
  expect(labels(screens, 'admin', false)).toEqual(['Home', 'User Guides', 'Profile']);
});

test('shows no links to roles without a linked screen, such as pupils, or to signed-out users', () => {
  expect(labels(screens, 'PUPIL', true)).toEqual([]);
  expect(labels(screens, undefined, true)).toEqual([]);
});

test('shows Setup Organisation only to users with experimental features', () => {
  expect(labels(screens, 'public', true)).toContain('Setup Organisation');
});

test('returns the screen for an address, or else the not-found page', () => {
  expect(screenAt(screens, '/docs/steps')?.path).toBe('/docs/:id');
  expect(screenAt(screens, '/about')?.path).toBe('/:id');
  expect(screenAt(screens, '/no/where')?.path).toBe('*');
});

test.each([
  ['/subscription/product', 'page'],
  ['/subscription/manage', 'true'],
  ['/subscription/invoice/upgrade', 'true'],
  ['/account_setting', undefined],
])('sets aria-current of the subscriptions link at %s to %s', (pathname, current) => {
  const link = { to: '/subscription/product', label: '', may: [], section: ['/subscription/'] };
  expect(currentOf(link, pathname)).toBe(current);
});

import { expect, test } from 'vitest';
import { isTakenSlug } from '#teaching/content/taken-slugs.ts';
import { screens } from './routes.tsx';

test('no written page can be made at the address of a screen', () => {
  const first = screens.map(({ path }) => path.split('/')[1] ?? '');
  const own = first.filter((part) => part !== '' && part !== '*' && !part.startsWith(':'));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((part) => !isTakenSlug(part))).toEqual([]);
});

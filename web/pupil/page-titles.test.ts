import { expect, test } from 'vitest';
import { pupilPages } from '#contracts/homework/pupil-pages.ts';
import { pupilPageTitle } from './page-titles.ts';

test.each(pupilPages)('gives the tab of $path its title', ({ path, title }) =>
  expect(pupilPageTitle(path)).toBe(title),
);

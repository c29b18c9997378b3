import { expect, test } from 'vitest';
import { frontPages } from '#contracts/front-pages.ts';
import { frontPageTitle, pageWords } from './page-words.ts';

test.each(frontPages)('gives the tab of $path its title', (page) => {
  expect(frontPageTitle(page)).toBe(page.title);
  expect(pageWords(page).title).toMatch(page.title ? / · Lexiloom$/ : /^Lexiloom: /);
});

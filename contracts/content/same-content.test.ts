import { expect, test } from 'vitest';
import type { PageContent } from './page.ts';
import { isSameContent } from './same-content.ts';

const content: PageContent = {
  ...{ title: 'Games', summary: '', body: 'Play.', section: '', position: 1 },
  ...{ membersOnly: false, startsAt: null, minutes: null },
  ...{ video: null, poster: null, captions: null },
};

test('treats the same fields in a different order as the same page', () => {
  const turned = Object.fromEntries(Object.entries(content).reverse()) as PageContent;
  expect(isSameContent(content, turned)).toBe(true);
});

test.each([
  { title: 'Game' },
  { body: 'Play. ' },
  { position: 2 },
  { membersOnly: true },
  { minutes: 45 },
  { captions: 'WEBVTT' },
])('treats a page with %j as different', (part) => {
  expect(isSameContent(content, { ...content, ...part })).toBe(false);
});

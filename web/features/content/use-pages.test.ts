import { expect, test } from 'vitest';
import type { PageLine } from '#contracts/content/page.ts';
import { pagesBySection } from './use-pages.ts';

const page = (slug: string, section: string): PageLine => ({
  kind: 'guide',
  slug,
  title: slug,
  summary: '',
  section,
  membersOnly: false,
  startsAt: null,
  minutes: null,
  hasRecording: false,
});

test('puts known sections first, omits empty sections and groups pages without a section under More', () => {
  const pages = [
    page('b', 'Later'),
    page('a', 'First'),
    page('x', 'Own'),
    page('c', 'First'),
    page('n', ''),
  ];
  const sections = pagesBySection(pages, ['First', 'Empty', 'Later']);
  expect(sections.map(({ section, pages: under }) => [section, under.map((p) => p.slug)])).toEqual([
    ['First', ['a', 'c']],
    ['Later', ['b']],
    ['Own', ['x']],
    ['More', ['n']],
  ]);
});

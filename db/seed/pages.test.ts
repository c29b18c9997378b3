import { expect, test } from 'vitest';
import { guideSections } from '#contracts/content/page.ts';
import { isTakenSlug } from '#contracts/content/taken-slugs.ts';
import { loadSeedPages, parsePage } from './pages.ts';

const pages = loadSeedPages();
const known = new Set(pages.map(({ kind, slug }) => `${kind}/${slug}`));

/** Where each kind of page is read; screens that the pages lead to are taken addresses. */
const roots: Record<string, string> = { guides: 'guide', docs: 'guide', video: 'video' };

test('there are guides for what a teacher does, each in a section, with its own place', () => {
  const guides = pages.filter(({ kind }) => kind === 'guide');
  expect(guides.length).toBeGreaterThanOrEqual(12);
  expect(guides.map(({ slug }) => slug)).toContain('steps-1-7-of-choosing-your-resource-options');
  for (const { slug, content } of guides) {
    expect(guideSections, slug).toContain(content.section);
    expect(content.summary, slug).not.toBe('');
    expect(content.body.length, slug).toBeGreaterThan(900);
  }
  const places = guides.map(({ content }) => content.position);
  expect(new Set(places).size).toBe(places.length);
});

test.each(pages.map((page) => [`${page.kind}/${page.slug}`, page] as const))(
  '%s leads only to pages and screens that exist, and leaves the first heading to its title',
  (_, { kind, slug, content }) => {
    expect(content.body).not.toMatch(/^# /m);
    if (kind === 'page') expect(isTakenSlug(slug)).toBe(false);
    for (const [, address = ''] of content.body.matchAll(/\]\(([^)]+)\)/g)) {
      if (!address.startsWith('/') || address.endsWith('.pdf')) continue;
      const [first = '', second] = address.slice(1).split(/[/#?]/);
      const pageKind = roots[first];
      if (pageKind && second) expect(known, address).toContain(`${pageKind}/${second}`);
      else if (first === 'webinars' && second) expect(known).toContain(`webinar/${second}`);
      else expect(isTakenSlug(first) || known.has(`page/${first}`), address).toBe(true);
    }
  },
);

test('a file that says too little is named', () => {
  expect(() => parsePage('guide/x.md', 'no facts')).toThrow('guide/x.md');
});

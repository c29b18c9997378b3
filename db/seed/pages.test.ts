import { expect, test } from 'vitest';
import { guideSections } from '#contracts/content/page.ts';
import { isTakenSlug } from '#contracts/content/taken-slugs.ts';
import { loadSeedPages, parsePage } from './pages.ts';

const pages = loadSeedPages();
const inEnglish = pages.filter(({ language }) => language === 'en');
const known = new Set(pages.map(({ kind, slug }) => `${kind}/${slug}`));

/**
 * The kind of page for each first URL segment. Links to any other path must lead to a screen of the product.
 */
const roots: Record<string, string> = { guides: 'guide', docs: 'guide', video: 'video' };

test('has at least twelve guides, each in a section and at a unique position', () => {
  const guides = inEnglish.filter(({ kind }) => kind === 'guide');
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

test.each(pages.map((page) => [page.id, page] as const))(
  '%s links only to existing pages and screens, and has no top-level heading',
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

test('gives each page its own id', () => {
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
});

test('throws an error with the file name when metadata is missing', () => {
  expect(() => parsePage('guide/x.md', 'no facts')).toThrow('guide/x.md');
});

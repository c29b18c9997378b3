import type { PageKind } from '#contracts/content/page.ts';

const roots: Record<PageKind, string> = {
  guide: '/guides/',
  video: '/video/',
  webinar: '/webinars/',
  page: '/',
};

/**
 * The address of a page. Guides are under `/guides/`, or under `/docs/` for teachers who are working in the
 * app.
 */
export function pageHref(kind: PageKind, slug: string, guidesRoot = roots.guide): string {
  return (kind === 'guide' ? guidesRoot : roots[kind]) + slug;
}

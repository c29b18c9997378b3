import type { PageKind } from '#contracts/content/page.ts';

const roots: Record<PageKind, string> = {
  guide: '/guides/',
  video: '/video/',
  webinar: '/webinars/',
  page: '/',
};

/**
 * The address of a page. Guides are under `/guides/`, or under `/docs/` where teachers read them while
 * working.
 */
export function pageHref(kind: PageKind, slug: string, guidesRoot = roots.guide): string {
  return (kind === 'guide' ? guidesRoot : roots[kind]) + slug;
}

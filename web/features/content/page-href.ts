import type { PageKind } from '#contracts/content/page.ts';

const roots: Record<PageKind, string> = {
  guide: '/guides/',
  video: '/video/',
  webinar: '/webinars/',
  page: '/',
};

/** Where a page is read. A teacher at work reads guides in place, under `/docs/`. */
export function pageHref(kind: PageKind, slug: string, guidesRoot = roots.guide): string {
  return (kind === 'guide' ? guidesRoot : roots[kind]) + slug;
}

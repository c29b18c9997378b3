import type { PageKind } from '#contracts/content/page.ts';

/** What the kinds of pages are called, in the order of the admin's list. */
export const kindTitles: Record<PageKind, string> = {
  guide: 'Guides',
  video: 'Videos',
  webinar: 'Webinars',
  page: 'Other pages',
};

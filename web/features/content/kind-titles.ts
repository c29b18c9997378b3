import type { PageKind } from '#contracts/content/page.ts';

/** The display name of each page kind, in the order of the admin's list. */
export const kindTitles: Record<PageKind, string> = {
  guide: 'Guides',
  video: 'Videos',
  webinar: 'Webinars',
  page: 'Other pages',
};

import type { PageLine } from '#teaching/content/page.ts';

export interface PageSection {
  section: string;
  pages: PageLine[];
}

/** Pages under the names of their sections: the known ones first in their order, then any others. */
export function pagesBySection(
  pages: readonly PageLine[],
  known: readonly string[],
): PageSection[] {
  const names = [...new Set([...known, ...pages.map(({ section }) => section)])];
  return names
    .map((section) => ({ section, pages: pages.filter((page) => page.section === section) }))
    .filter((one) => one.pages.length > 0);
}

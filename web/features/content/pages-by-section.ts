import type { PageLine } from '#contracts/content/page.ts';

export interface PageSection {
  section: string;
  pages: PageLine[];
}

/** What stands above pages whose writer named no section. */
const unnamed = 'More';

/** Pages under the names of their sections: the known ones first in their order, then any others. */
export function pagesBySection(
  pages: readonly PageLine[],
  known: readonly string[],
): PageSection[] {
  const sectionOf = ({ section }: PageLine) => section || unnamed;
  const names = [...new Set([...known, ...pages.map(sectionOf)])];
  return names
    .map((section) => ({ section, pages: pages.filter((page) => sectionOf(page) === section) }))
    .filter((one) => one.pages.length > 0);
}

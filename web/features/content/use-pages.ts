import { t } from '@lingui/core/macro';
import type { PageKind, PageLine, ReadPage } from '#contracts/content/page.ts';
import { pageLanguageOf } from '#contracts/content/page-language.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** The query that asks for pages in the language of the interface. */
export const inLanguage = (): string => `language=${pageLanguageOf(i18n.locale)}`;

/** The published pages of a kind, in order. */
export function usePages(kind: PageKind) {
  return useRequest(`/v1/content/pages/${kind}?${inLanguage()}`, (path: string) =>
    http.get<PageLine[]>(path),
  );
}

/** A published page. The error is 404 if it does not exist. */
export function usePage(kind: PageKind, slug: string) {
  return useRequest(
    `/v1/content/pages/${kind}/${encodeURIComponent(slug)}?${inLanguage()}`,
    (path: string) => http.get<ReadPage>(path, { sendOnce: true }),
  );
}

interface PageSection {
  section: string;
  pages: PageLine[];
}

/** The heading of pages without a section. */
const unnamed = t({ message: 'More', context: 'guides without a section' });

/** Groups pages by section: the known sections first in their order, then any others. */
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

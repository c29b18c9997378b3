import type { PageKind, PageLine } from '#contracts/content/page.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** The published pages of a kind, in their order. */
export function usePages(kind: PageKind) {
  return useRequest(`/v1/content/pages/${kind}`, (path: string) => http.get<PageLine[]>(path));
}

import useSWR from 'swr';
import type { PageKind, PageLine } from '#contracts/content/page.ts';
import { http } from '#web/app/http/http.ts';

/** The published pages of a kind, in their order. */
export function usePages(kind: PageKind) {
  return useSWR(`/v1/content/pages/${kind}`, (path: string) => http.get<PageLine[]>(path), {
    shouldRetryOnError: false,
  });
}

import type { PageKind, ReadPage } from '#contracts/content/page.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** A published page. The error is 404 for one that is not there. */
export function usePage(kind: PageKind, slug: string) {
  return useRequest(`/v1/content/pages/${kind}/${encodeURIComponent(slug)}`, (path: string) =>
    http.get<ReadPage>(path, { sendOnce: true }),
  );
}

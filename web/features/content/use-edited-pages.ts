import type { EditedLine, EditedPage } from '#contracts/content/page.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** Every written page with its state. */
export function useEditedPages() {
  return useRequest('/v1/content/editing', (path: string) => http.get<EditedLine[]>(path));
}

/** One page for editing. It is not revalidated automatically, because the admin is editing it. */
export function useEditedPage(id: string) {
  return useRequest(`/v1/content/editing/${id}`, (path: string) => http.get<EditedPage>(path), {
    revalidateOnFocus: false,
    revalidateIfStale: true,
    revalidateOnReconnect: false,
  });
}

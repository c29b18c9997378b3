import type { EditedLine, EditedPage } from '#contracts/content/page.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

/** Every written page with how it stands. */
export function useEditedPages() {
  return useRequest('/v1/content/editing', (path: string) => http.get<EditedLine[]>(path));
}

/** One page to be edited. It is not fetched again behind the admin's back. */
export function useEditedPage(id: string) {
  return useRequest(`/v1/content/editing/${id}`, (path: string) => http.get<EditedPage>(path), {
    revalidateOnFocus: false,
    revalidateIfStale: true,
    revalidateOnReconnect: false,
  });
}

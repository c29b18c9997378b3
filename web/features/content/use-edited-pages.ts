import useSWR from 'swr';
import type { EditedLine, EditedPage } from '#contracts/content/page.ts';
import { http } from '#web/app/http/http.ts';

/** Every written page with how it stands. */
export function useEditedPages() {
  return useSWR('/v1/content/editing', (path: string) => http.get<EditedLine[]>(path), {
    shouldRetryOnError: false,
  });
}

/** One page to be edited. It is not fetched again behind the admin's back. */
export function useEditedPage(id: string) {
  return useSWR(`/v1/content/editing/${id}`, (path: string) => http.get<EditedPage>(path), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateIfStale: true,
    revalidateOnReconnect: false,
  });
}

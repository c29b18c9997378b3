import type { Resource } from '#contracts/resources/resource.ts';
import { useFonts } from '#web/app/fonts/use-fonts.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

export const resourcePath = (id: string) => `/v1/resources/${encodeURIComponent(id)}`;

/**
 * One complete resource, with the fonts of its languages. It is refetched when its progress changes, not on a
 * timer.
 */
export function useResource(id: string | null) {
  const asked = useRequest(
    id === null ? null : resourcePath(id),
    (path) => http.get<Resource>(path),
    {
      revalidateOnFocus: false,
    },
  );
  useFonts(asked.data?.text.target, asked.data?.text.native);
  return asked;
}

/**
 * The address for continuing a draft: the upload screen for a draft with the teacher's own text, otherwise
 * the dashboard.
 */
export function draftHref({ id, uploaded }: { id: string; uploaded: boolean }): string {
  return `${uploaded ? '/upload_resource' : '/select_resources'}?draft=${id}`;
}

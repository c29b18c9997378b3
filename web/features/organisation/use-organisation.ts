import { useSWRConfig } from 'swr';
import type { Organisation } from '#contracts/organisation/organisation.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

export const organisationPath = '/v1/organisation';

/** One's own organisation; null for who has none, undefined while it is fetched. */
export function useOrganisation() {
  const { data, error, mutate } = useRequest(organisationPath, (path) =>
    http.get<{ organisation: Organisation | null }>(path),
  );
  return { organisation: data?.organisation, error: data ? undefined : error, again: mutate };
}

/** Reads anew what changes with the organisation: itself, one's own account, and whose classes one sees. */
export function useRevalidate(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () =>
    mutate(
      (key) =>
        typeof key === 'string' && /^\/v1\/(?:organisation|me$|classrooms|homeworks)/.test(key),
    );
}

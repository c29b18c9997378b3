import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Organisation } from '#contracts/organisation/organisation.ts';
import { toast } from '#ui/toast.ts';
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

/** Does one thing to the organisation at a time: what it changed is read anew, a failure is said. */
export function useAction() {
  const revalidate = useRevalidate();
  const [busy, setBusy] = useState(false);

  /** Answers whether it was done. */
  async function run(work: () => Promise<unknown>, said?: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      await revalidate();
      if (said) toast('success', said);
      return true;
    } catch (error) {
      toast('error', error instanceof Error ? error.message : 'Something went wrong');
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, run };
}

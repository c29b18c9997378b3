import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Organisation } from '#contracts/organisation/organisation.ts';
import { messageOf } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';
import { useRequest } from '#web/app/http/use-request.ts';

export const organisationPath = '/v1/organisation';

/** The user's organisation; null if there is none, undefined while loading. */
export function useOrganisation() {
  const { data, error, mutate } = useRequest(organisationPath, (path) =>
    http.get<{ organisation: Organisation | null }>(path),
  );
  return { organisation: data?.organisation, error: data ? undefined : error, again: mutate };
}

/**
 * Refetches everything that depends on the organisation: the organisation itself, the account, and the
 * visible classes.
 */
export function useRevalidate(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () =>
    mutate(
      (key) =>
        typeof key === 'string' && /^\/v1\/(?:organisation|me$|classrooms|homeworks)/.test(key),
    );
}

/**
 * Runs one action on the organisation at a time, then refetches the organisation. Shows a failure in a toast.
 */
export function useAction() {
  const revalidate = useRevalidate();
  const [busy, setBusy] = useState(false);

  /** Returns true if the action succeeded. */
  async function run(work: () => Promise<unknown>, said?: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      await revalidate();
      if (said) toast('success', said);
      return true;
    } catch (error) {
      toast('error', messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, run };
}

import useSWR from 'swr';
import type { PlanAccess, PlanRow } from '#contracts/access/plan-access.ts';
import type { PlanTerms } from '#contracts/access/plan-terms.ts';
import { http } from '#web/app/http/http.ts';

/** What every plan gives, the newest changes, and how to read them anew. */
export const usePlans = () =>
  useSWR('/v1/admin/plans', (path) => http.get<PlanAccess>(path), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });

/** Saves one plan over the revision that was read. */
export const savePlan = ({ plan, revision }: PlanRow, terms: PlanTerms): Promise<null> =>
  http.put(`/v1/admin/plans/${plan}`, { ...terms, revision });

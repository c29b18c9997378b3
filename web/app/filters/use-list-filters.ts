import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { changeFilters, parseFilters, writeFilters } from './list-filters.ts';

/**
 * The filters of a list as the address has them, and how to change some of them. `own` is what counts
 * where the address says nothing. A change stands on the page before the next press can be read: drawn a
 * moment later, the next would be made to filters that are behind, and this one would be lost.
 */
export function useListFilters<Query extends z.ZodMiniObject>(
  query: Query,
  own: Partial<z.infer<Query>> = {},
) {
  const [params, setParams] = useSearchParams();
  const filters = parseFilters(query, params, own);
  const change = (next: Partial<z.infer<Query>>) =>
    setParams(writeFilters(query, changeFilters(query, filters, next), own), {
      // Another search replaces the last one in the history; a page is a step to come back from.
      replace: !('page' in next),
      flushSync: true,
    });
  return { filters, change, address: String(writeFilters(query, filters)) };
}

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod';
import { readFilters, writeFilters } from './list-filters.ts';

/** The filters of a list as the address has them, and how to change some of them. */
export function useListFilters<Query extends z.ZodObject>(query: Query) {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(query, params), [query, params]);
  const change = useCallback(
    (next: Partial<z.infer<Query>>) =>
      setParams(
        // Another search begins at the first page and replaces the last one; a page is a step to come back from.
        (now) => writeFilters(query, { ...readFilters(query, now), page: 1, ...next }),
        { replace: !('page' in next) },
      ),
    [query, setParams],
  );
  return { filters, change, address: String(writeFilters(query, filters)) };
}

import useSWR from 'swr';
import type { ResourceRow } from '#contracts/resources/resource.ts';
import { http } from '#web/app/http/http.ts';
import { type ListFilters, listPath, type Scope } from './list/list-filters.ts';

/** One page of a list and how many rows there are in all; the last page stays while the next is fetched. */
export function useResourceList(scope: Scope, filters: ListFilters) {
  return useSWR(listPath(scope, filters), (path) => http.get<[ResourceRow[], number]>(path), {
    keepPreviousData: true,
    shouldRetryOnError: false,
  });
}

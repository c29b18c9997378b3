import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';

/**
 * Reads the filters of a list out of an address, where they live so that reload, back and a shared link
 * keep them. `query` is the schema of the list's own query; what it cannot understand counts as not set.
 * `own` is what counts where the address says nothing of it, instead of the schema's default.
 */
export function parseFilters<Query extends z.ZodMiniObject>(
  query: Query,
  params: URLSearchParams,
  own: Partial<z.infer<Query>> = {},
): z.infer<Query> {
  const read = Object.entries(query.shape).flatMap(([name, schema]) => {
    const outcome = z.safeParse(schema, params.get(name) ?? undefined);
    return params.has(name) && outcome.success ? [[name, outcome.data]] : [];
  });
  return query.parse({ ...own, ...Object.fromEntries(read) });
}

/** The address of these filters: only what differs from the plain list, which is the schema's with `own`. */
export function writeFilters<Query extends z.ZodMiniObject>(
  query: Query,
  filters: z.infer<Query>,
  own: Partial<z.infer<Query>> = {},
): URLSearchParams {
  const plain = query.parse(own);
  const changed = Object.entries(filters).filter(([name, value]) => value !== plain[name]);
  return new URLSearchParams(changed.map(([name, value]) => [name, String(value)]));
}

/**
 * The filters after a change. Another search begins at the first page again; turning the page keeps the
 * rest.
 */
export function changeFilters<Query extends z.ZodMiniObject>(
  query: Query,
  filters: z.infer<Query>,
  change: Partial<z.infer<Query>>,
): z.infer<Query> {
  return { ...filters, ...('page' in query.shape && { page: 1 }), ...change };
}

/** Whether anything is left out of a list: one of its filters is not as in `all`, where none is set. */
export function isFiltered<Filters extends object>(
  filters: Filters,
  all: Partial<Filters>,
): boolean {
  return changedFrom(filters, all).length > 0;
}

/** How many filters are set beside the search, which is in sight anyway. */
export const countFilters = <Filters extends object>(
  filters: Filters,
  all: Partial<Filters>,
): number => changedFrom(filters, all).filter((name) => name !== 'search').length;

const changedFrom = (filters: object, all: object): string[] =>
  Object.entries(all).flatMap(([name, value]) =>
    Reflect.get(filters, name) === value ? [] : [name],
  );

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

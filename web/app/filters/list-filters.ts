import * as z from 'zod/mini';
import { useSearchParams } from '#web/app/routing/use-search-params.ts';

/**
 * Parses the filters of a list from the address. They are stored there so that they survive a reload, the
 * back button and a shared link. `query` is the schema of the list's query; values that it rejects count as
 * not set. `own` overrides the schema's defaults for parameters missing from the address.
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

/**
 * Serialises filters for the address. Only filters that differ from the defaults (the schema's with `own`)
 * are written.
 */
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
 * Applies a change to the filters. A change of the page keeps the other filters; any other change returns to
 * the first page.
 */
export function changeFilters<Query extends z.ZodMiniObject>(
  query: Query,
  filters: z.infer<Query>,
  change: Partial<z.infer<Query>>,
): z.infer<Query> {
  return { ...filters, ...('page' in query.shape && { page: 1 }), ...change };
}

/** Returns whether a list is filtered: at least one filter differs from `all`, in which no filter is set. */
export function isFiltered<Filters extends object>(
  filters: Filters,
  all: Partial<Filters>,
): boolean {
  return changedFrom(filters, all).length > 0;
}

/** Counts the active filters except the search, which is always visible. */
export const countFilters = <Filters extends object>(
  filters: Filters,
  all: Partial<Filters>,
): number => changedFrom(filters, all).filter((name) => name !== 'search').length;

const changedFrom = (filters: object, all: object): string[] =>
  Object.entries(all).flatMap(([name, value]) =>
    Reflect.get(filters, name) === value ? [] : [name],
  );

/**
 * Returns the filters of a list from the address, and a function that changes some of them. `own` overrides
 * the schema's defaults. A change is rendered synchronously, before the next press is handled. Otherwise the
 * next change would be applied to stale filters and overwrite this change.
 */
export function useListFilters<Query extends z.ZodMiniObject>(
  query: Query,
  own: Partial<z.infer<Query>> = {},
) {
  const [params, setParams] = useSearchParams();
  const filters = parseFilters(query, params, own);
  const change = (next: Partial<z.infer<Query>>) =>
    setParams(writeFilters(query, changeFilters(query, filters, next), own), {
      // A new search replaces the last one in the history. A page change adds an entry, so that the back
      // button returns to the previous page.
      replace: !('page' in next),
      flushSync: true,
    });
  return { filters, change, address: String(writeFilters(query, filters)) };
}

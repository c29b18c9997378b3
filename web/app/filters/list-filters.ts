import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';

/**
 * Parses the filters of a list from the address, where they are stored to survive reload, back and a shared
 * link. `query` is the schema of the list's query; values it cannot parse count as not set. `own` overrides
 * the schema's defaults for parameters missing from the address.
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

/** Serialises filters for the address: only those that differ from the defaults (the schema's with `own`). */
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
 * Applies a change to the filters. Changing the page keeps the rest; any other change returns to the first
 * page.
 */
export function changeFilters<Query extends z.ZodMiniObject>(
  query: Query,
  filters: z.infer<Query>,
  change: Partial<z.infer<Query>>,
): z.infer<Query> {
  return { ...filters, ...('page' in query.shape && { page: 1 }), ...change };
}

/** True if a list is filtered: some filter differs from `all`, where none is set. */
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
 * The filters of a list from the address, and a setter for some of them. `own` overrides the schema's
 * defaults. A change is rendered synchronously, before the next press is handled: otherwise the next change
 * would be applied to stale filters and overwrite this one.
 */
export function useListFilters<Query extends z.ZodMiniObject>(
  query: Query,
  own: Partial<z.infer<Query>> = {},
) {
  const [params, setParams] = useSearchParams();
  const filters = parseFilters(query, params, own);
  const change = (next: Partial<z.infer<Query>>) =>
    setParams(writeFilters(query, changeFilters(query, filters, next), own), {
      // A new search replaces the last one in the history; a page change adds an entry, to go back to.
      replace: !('page' in next),
      flushSync: true,
    });
  return { filters, change, address: String(writeFilters(query, filters)) };
}

import * as z from 'zod';

/**
 * Reads the filters of a list out of an address, where they live so that reload, back and a shared link
 * keep them. `query` is the schema of the list's own query; what it cannot understand counts as not set.
 */
export function readFilters<Query extends z.ZodObject>(
  query: Query,
  params: URLSearchParams,
): z.infer<Query> {
  const read = Object.entries(query.shape).map(([name, schema]) => {
    const outcome = z.safeParse(schema, params.get(name) ?? undefined);
    return [name, outcome.success ? outcome.data : undefined];
  });
  return query.parse(Object.fromEntries(read));
}

/** The address of these filters: only what differs from the plain list. */
export function writeFilters<Query extends z.ZodObject>(
  query: Query,
  filters: z.infer<Query>,
): URLSearchParams {
  const plain = query.parse({});
  const changed = Object.entries(filters).filter(([name, value]) => value !== plain[name]);
  return new URLSearchParams(changed.map(([name, value]) => [name, String(value)]));
}

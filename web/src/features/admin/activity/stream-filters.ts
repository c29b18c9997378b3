import { ActivityFilters } from '#teaching/admin/activity.ts';

export const noStreamFilters: ActivityFilters = ActivityFilters.parse({});

/** Reads the filters out of an address; what it cannot understand counts as not set. */
export function readStreamFilters(params: URLSearchParams): ActivityFilters {
  const read = Object.entries(ActivityFilters.shape).map(([name, schema]) => {
    const outcome = schema.safeParse(params.get(name) ?? undefined);
    return [name, outcome.success ? outcome.data : undefined];
  });
  return ActivityFilters.parse(Object.fromEntries(read));
}

/** The address of these filters: only what differs from the plain stream. */
export function writeStreamFilters(filters: ActivityFilters): URLSearchParams {
  const changed = Object.entries(filters).filter(
    ([name, value]) => value !== Reflect.get(noStreamFilters, name),
  );
  return new URLSearchParams(changed);
}

/** Whether anything is left out of the stream, its length in days aside. */
export const isStreamFiltered = ({ days: _, ...filters }: ActivityFilters): boolean =>
  Object.values(filters).some((value) => value !== '');

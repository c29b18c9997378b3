import { UserQuery } from '#teaching/admin/user-list.ts';

/** What the list shows. It lives in the address, so that reload, back and a shared link keep it. */
export type UserFilters = UserQuery;

export const noUserFilters: UserFilters = UserQuery.parse({});

/** Reads the filters out of an address; what it cannot understand counts as not set. */
export function readUserFilters(params: URLSearchParams): UserFilters {
  const read = Object.entries(UserQuery.shape).map(([name, schema]) => {
    const outcome = schema.safeParse(params.get(name) ?? undefined);
    return [name, outcome.success ? outcome.data : undefined];
  });
  return UserQuery.parse(Object.fromEntries(read));
}

/** The address of these filters: only what differs from the plain list. */
export function writeUserFilters(filters: UserFilters): URLSearchParams {
  const changed = Object.entries(filters).filter(
    ([name, value]) => value !== Reflect.get(noUserFilters, name),
  );
  return new URLSearchParams(changed.map(([name, value]) => [name, String(value)]));
}

/** Changing what is looked for starts at the first page again; turning the page keeps the rest. */
export const changeUserFilters = (
  filters: UserFilters,
  change: Partial<UserFilters>,
): UserFilters => ({ ...filters, page: 1, ...change });

/** Whether anybody is left out of the list. */
export const isUserFiltered = ({ search, role, country, accessType, state }: UserFilters) =>
  [search, role, country, accessType, state].some((value) => value !== '');

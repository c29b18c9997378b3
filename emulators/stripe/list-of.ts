import type { ListOf } from './objects.ts';

/** Returns one page of a list, newest first, in the format of all Stripe lists. */
export function listOf<T extends { id: string }>(
  all: readonly T[],
  url: string,
  { limit, starting_after: after }: { limit: number; starting_after?: string | undefined },
): ListOf<T> {
  const newestFirst = [...all].reverse();
  const from = after ? newestFirst.findIndex(({ id }) => id === after) + 1 : 0;
  const data = newestFirst.slice(from, from + limit);
  return { object: 'list', data, has_more: from + limit < newestFirst.length, url };
}

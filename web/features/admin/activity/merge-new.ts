import { type ActivityEvent, rankOf } from '#contracts/admin/activity.ts';

const keyOf = ({ kind, id }: ActivityEvent) => `${kind} ${id}`;

/** Newest first: by moment, then kind, then id, as the server has it. */
function newerFirst(one: ActivityEvent, other: ActivityEvent): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  if (one.kind !== other.kind) return rankOf(other.kind) - rankOf(one.kind);
  return one.id < other.id ? 1 : -1;
}

/**
 * Puts what came into a list that stands newest first, each event once: a follower is told the last half
 * minute again and again, because something of then may have been stored late. At most `most` stay; the
 * oldest go, and can be loaded again. Answers what is new among them.
 */
export function mergeNew(
  events: readonly ActivityEvent[],
  came: readonly ActivityEvent[],
  most: number,
): { events: ActivityEvent[]; added: ActivityEvent[] } {
  const known = new Set(events.map(keyOf));
  const added = came.filter((event) => {
    const isNew = !known.has(keyOf(event));
    known.add(keyOf(event));
    return isNew;
  });
  return { events: [...events, ...added].sort(newerFirst).slice(0, most), added };
}

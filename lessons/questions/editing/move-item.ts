/** Returns the list with one item moved up (-1) or down (+1); the same list at either end. */
export function moveItem<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const to = at + by;
  const item = items[at];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  const rest = items.filter((_, index) => index !== at);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

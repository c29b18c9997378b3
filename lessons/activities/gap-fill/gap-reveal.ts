/**
 * The gaps that are currently open. This is view state and is never stored. All functions take the gap ids in
 * text order.
 */
export type Revealed = ReadonlySet<string>;

export const noneRevealed: Revealed = new Set();

/** Opens a closed gap and closes an open one. */
export function toggleReveal(revealed: Revealed, id: string): Revealed {
  const next = new Set(revealed);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Returns the first gap that is still closed; undefined when all are open. */
export function nextHidden(ids: readonly string[], revealed: Revealed): string | undefined {
  return ids.find((id) => !revealed.has(id));
}

export const allRevealed = (ids: readonly string[], revealed: Revealed): boolean =>
  ids.length > 0 && nextHidden(ids, revealed) === undefined;

/** Opens the first closed gap, in text order; no effect if all are open. */
export function revealNext(ids: readonly string[], revealed: Revealed): Revealed {
  const id = nextHidden(ids, revealed);
  return id === undefined ? revealed : new Set([...revealed, id]);
}

export function revealAll(ids: readonly string[]): Revealed {
  return new Set(ids);
}

/**
 * Which gaps are open at the moment: the view's own state, never stored. All functions take the gap
 * ids in text order.
 */
export type Revealed = ReadonlySet<string>;

export const noneRevealed: Revealed = new Set();

/** A tap on a gap opens it, a second one closes it. */
export function toggleReveal(revealed: Revealed, id: string): Revealed {
  const next = new Set(revealed);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The first gap still closed, or undefined when all are open. */
export function nextHidden(ids: readonly string[], revealed: Revealed): string | undefined {
  return ids.find((id) => !revealed.has(id));
}

export const allRevealed = (ids: readonly string[], revealed: Revealed): boolean =>
  ids.length > 0 && nextHidden(ids, revealed) === undefined;

/** Opens the first gap that is closed, in text order; all open, nothing changes. */
export function revealNext(ids: readonly string[], revealed: Revealed): Revealed {
  const id = nextHidden(ids, revealed);
  return id === undefined ? revealed : new Set([...revealed, id]);
}

export function revealAll(ids: readonly string[]): Revealed {
  return new Set(ids);
}

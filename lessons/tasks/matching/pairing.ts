import type { MatchingForPupil, MatchingSubmitted } from './content.ts';

/** A selected card that waits for its partner. */
export interface Waiting {
  side: 'left' | 'right';
  id: string;
}

export interface Pairing {
  matched: MatchingSubmitted['matched'];
  waiting: Waiting | null;
}

/**
 * Handles a tap on a card: (a) selects the card if no card is selected; (b) pairs it with a selected card of
 * the other side; (c) replaces a selected card of the same side; (d) deselects the card if it is already
 * selected. A card that is already paired is separated first.
 */
export function tapCard({ matched, waiting }: Pairing, side: Waiting['side'], id: string): Pairing {
  if (!waiting || waiting.side === side) {
    const again = waiting?.id === id && waiting.side === side;
    return { matched, waiting: again ? null : { side, id } };
  }
  const [left, right] = side === 'left' ? [id, waiting.id] : [waiting.id, id];
  const others = Object.entries(matched).filter(([l, r]) => l !== left && r !== right);
  return { matched: Object.fromEntries([...others, [left, right]]), waiting: null };
}

type Cards = Pick<MatchingForPupil, 'left' | 'right'>;

/**
 * Returns the cards to pair now: the open cards of the first round that has open cards on both sides. If
 * there is no such round, returns all open cards. This happens if pairs were made across rounds, before
 * rounds existed.
 */
export function openCards(task: MatchingForPupil, matched: MatchingSubmitted['matched']): Cards {
  const taken = new Set(Object.values(matched));
  const size = task.roundSize ?? task.left.length;
  const openFrom = (from: number, to: number): Cards => ({
    left: task.left.slice(from, to).filter(({ id }) => !(id in matched)),
    right: task.right.slice(from, to).filter(({ id }) => !taken.has(id)),
  });
  for (let from = 0; task.roundSize && from < task.left.length; from += size) {
    const open = openFrom(from, from + size);
    if (open.left.length > 0 && open.right.length > 0) return open;
  }
  return openFrom(0, Math.max(task.left.length, task.right.length));
}

/** Returns the round of the left card `id`, counted from 1; null if the task has no rounds. */
export function roundOf(
  { left, roundSize }: MatchingForPupil,
  id: string | undefined,
): { number: number; of: number } | null {
  const at = left.findIndex((card) => card.id === id);
  if (!roundSize || at < 0) return null;
  return { number: Math.floor(at / roundSize) + 1, of: Math.ceil(left.length / roundSize) };
}

/** Separates a pair. */
export function partCards(
  matched: MatchingSubmitted['matched'],
  left: string,
): MatchingSubmitted['matched'] {
  return Object.fromEntries(Object.entries(matched).filter(([id]) => id !== left));
}

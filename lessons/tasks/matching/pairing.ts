import type { MatchingSubmitted } from './content.ts';

/** A card that waits for its partner. */
export interface Waiting {
  side: 'left' | 'right';
  id: string;
}

export interface Pairing {
  matched: MatchingSubmitted['matched'];
  waiting: Waiting | null;
}

/**
 * What a tap on a card does: the first one waits, one of the other side joins it, one of the same side
 * takes its place, the same one again lets go. Cards that are joined already come apart for it.
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

/** Takes a pair apart. */
export function partCards(
  matched: MatchingSubmitted['matched'],
  left: string,
): MatchingSubmitted['matched'] {
  return Object.fromEntries(Object.entries(matched).filter(([id]) => id !== left));
}

import { type ChunkCard, readsRight } from './chunk-cards.ts';

/** Card ids in the order in which they have been laid down; the rest still lie jumbled. */
export type Laid = readonly string[];

/** Lays a card at the end, or before another one; a card that lies there moves. */
export function layCard(laid: Laid, id: string, before?: string): Laid {
  if (id === before) return laid;
  const others = laid.filter((other) => other !== id);
  const at = before === undefined ? others.length : others.indexOf(before);
  return at < 0 ? [...others, id] : [...others.slice(0, at), id, ...others.slice(at)];
}

export function takeBack(laid: Laid, id: string): Laid {
  return laid.filter((other) => other !== id);
}

/** Moves a laid card one place on (1) or back (-1); at the ends it stays. */
export function shiftCard(laid: Laid, id: string, by: 1 | -1): Laid {
  const at = laid.indexOf(id);
  const other = laid[at + by];
  if (at < 0 || other === undefined) return laid;
  const next = [...laid];
  next[at] = other;
  next[at + by] = id;
  return next;
}

export interface Marked {
  right: boolean;
  /** Whether the card at each place belongs there, equal cards being as good as each other. */
  places: boolean[];
}

/** Marks a sentence whose cards are all laid; undefined while some are not. */
export function markOrder(laid: Laid, cards: readonly ChunkCard[]): Marked | undefined {
  const placed = laid.flatMap((id) => cards.filter((card) => card.id === id));
  if (placed.length < cards.length) return undefined;
  return {
    right: readsRight(placed, cards),
    places: placed.map(({ text }, at) => text === cards[at]?.text),
  };
}

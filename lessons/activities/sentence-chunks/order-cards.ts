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
  /** Right only because the teacher has accepted this order: that can be taken back. */
  accepted: boolean;
}

/**
 * Marks a sentence whose cards are all laid; undefined while some are not. `alsoRight` are other orders,
 * as card ids, that the teacher accepts: the nearest of all is what the places are told by.
 */
export function markOrder(
  laid: Laid,
  cards: readonly ChunkCard[],
  alsoRight: readonly Laid[] = [],
): Marked | undefined {
  const placed = laidCards(laid, cards);
  if (placed.length < cards.length) return undefined;
  const orders = [cards, ...alsoRight.map((order) => laidCards(order, cards))];
  const marks = orders.map((order): Marked => {
    const right = readsRight(placed, order);
    const places = placed.map(({ text }, at) => text === order[at]?.text);
    return { right, places, accepted: right && order !== cards };
  });
  const well = ({ places }: Marked) => places.filter(Boolean).length;
  return marks.reduce((best, mark) => (well(mark) > well(best) ? mark : best));
}

/** The cards in the order of their ids. */
export const laidCards = (laid: Laid, cards: readonly ChunkCard[]): ChunkCard[] =>
  laid.flatMap((id) => cards.filter((card) => card.id === id));

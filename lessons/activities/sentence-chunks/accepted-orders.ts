import type { SideName } from '#language/text/text.ts';
import { type ChunkCard, readsRight } from './chunk-cards.ts';
import { type Laid, laidCards } from './order-cards.ts';
import type { AcceptedOrder } from './state.ts';

/** The accepted orders of one sentence: those that have all of its cards and no other. */
export function acceptedFor(
  accepted: readonly AcceptedOrder[],
  side: SideName,
  cards: readonly ChunkCard[],
): Laid[] {
  return accepted.filter((order) => isOf(order, side, cards)).map(({ ids }) => ids);
}

/**
 * What stays accepted when the teacher takes this order of a sentence's cards back. Every order that
 * reads like it goes too: one with equal cards changed about would still have it marked right.
 */
export function withoutOrder(
  accepted: readonly AcceptedOrder[],
  side: SideName,
  order: Laid,
  cards: readonly ChunkCard[],
): AcceptedOrder[] {
  const taken = laidCards(order, cards);
  return accepted.filter(
    (other) => !isOf(other, side, cards) || !readsRight(laidCards(other.ids, cards), taken),
  );
}

const isOf = (order: AcceptedOrder, side: SideName, cards: readonly ChunkCard[]): boolean =>
  order.side === side &&
  order.ids.length === cards.length &&
  cards.every(({ id }) => order.ids.includes(id));
